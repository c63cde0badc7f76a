/** What events around the Support Team change in a view. */
import type { Changes } from '../../lib/kinds';
import { same } from '../moves';
import { withPlayer } from '../players';
import { COLOURS, type EventOf, type Note, type Seat, type SupportView, type TeamView, type TruckerEvent, type TruckerView } from '../types';
import { markersOf, type Marker } from './notes';

const withSupport = (view: TruckerView, change: Partial<SupportView>): TruckerView => (view.support ? { ...view, support: { ...view.support, ...change } } : view);

const withTeam = (view: TruckerView, seat: Seat, change: (before: TeamView) => Partial<TeamView>): TruckerView =>
  withPlayer(view, seat, ({ team }) => ({ team: { members: [], ...team, ...change(team ?? { members: [] }) } }));

/** A note takes the place of an earlier one of its kind. */
export const withNote = (view: TruckerView, seat: Seat, note: Note): TruckerView =>
  withTeam(view, seat, ({ notes = [] }) => ({ notes: [...notes.filter((other) => other.is !== note.is), note] }));

/** Markers on the squares of a ship. */
function withMarkers(view: TruckerView, seat: Seat, change: (markers: readonly Marker[]) => readonly Marker[]): TruckerView {
  const player = view.players[seat];
  const markers = player ? change(markersOf(player)) : [];
  return player ? withNote(view, seat, { is: 'markers', kinds: markers.map(({ kind }) => kind), squares: markers.map(({ square }) => square) }) : view;
}

function joined(view: TruckerView, { seat, member }: EventOf<'member-joined'>): TruckerView {
  const grown = withTeam(view, seat, ({ members }) => ({ members: [...members, { id: member, abilities: 'a' }], dealt: [] }));
  return view.support?.offered ? withSupport(grown, { offered: view.support.offered.filter((other) => other !== member) }) : grown;
}

type Told = 'token-used' | 'token-freed' | 'members-dealt' | 'members-laid-out' | 'member-joined' | 'members-left' | 'ability-used' | 'bonuses-adjusted' | 'price-changed' | 'finish-predicted' | 'drill-called' | 'drill-ended' | 'late-component-counted' | 'marker-put' | 'marker-taken' | 'markers-judged';

export const TEAM_CHANGES: Pick<Changes<TruckerView, TruckerEvent>, Told> = {
  'members-dealt': (view, { seat, members }) => (members.length ? withTeam(view, seat, () => ({ dealt: members })) : view),
  'members-laid-out': (view, { members }) => withSupport(view, { offered: members }),
  'member-joined': joined,
  'members-left': (view, { members }) => withSupport(view, { offered: [], gone: [...(view.support?.gone ?? []), ...members] }),
  'ability-used': (view, { seat, ability }) => withTeam(view, seat, ({ used = [] }) => ({ used: [...used, ability] })),
  'token-used': (view, { seat, kind }) => withTeam(view, seat, ({ used = [] }) => ({ used: [...used, kind] })),
  'token-freed': (view, { seat, kind }) => withTeam(view, seat, ({ used = [] }) => ({ used: used.toSpliced(used.indexOf(kind), 1) })),
  'bonuses-adjusted': (view, { finish, look }) => withSupport(view, { finish, look }),
  'price-changed': (view, { colour, way }) =>
    withSupport(view, { prices: COLOURS.map((each, at) => (view.support?.prices?.[at] ?? 0) + (each === colour ? way : 0)) }),
  'finish-predicted': null,
  'drill-called': (view, { seat }) => withSupport(view, { drill: seat }),
  'drill-ended': (view) => withSupport(view, { drill: null }),
  'late-component-counted': (view, { seat, count, is_over }) => withNote(view, seat, { is: 'late-additions', count, is_over }),
  'marker-put': (view, { seat, marker, square }) => withMarkers(view, seat, (markers) => [...markers, { kind: marker, square }]),
  'marker-taken': (view, { seat, square }) => withMarkers(view, seat, (markers) => markers.filter((other) => !same(other.square, square))),
  'markers-judged': (view, { seat }) => withMarkers(view, seat, () => []),
};
