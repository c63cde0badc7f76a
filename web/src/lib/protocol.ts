/* Generated from src/starhaul/server/messages.py by scripts/protocol-types. Do not edit. */

export const PROTOCOL = 2;

export type Plain = null | boolean | number | string | Plain[] | { [name: string]: Plain };

/** The first message of every socket. `code` opens a table that is not open to all. */
export interface Hello {
  is: "hello";
  protocol: number;
  code?: string | null;
  since?: Since | null;
}

/** What a client that comes back has seen last. */
export interface Since {
  epoch: string;
  seat: number | null;
  number: number;
}

/** A move of my seat in the game's notation, or a series of them: all are made, or none. */
export interface Submit {
  is: "submit";
  id: string;
  moves: string[];
}

/** Take my last move back, while `can_undo` says so. */
export interface Undo {
  is: "undo";
  id: string;
}

/** Take my last move back whatever it has led to, while `can_take_back` says so: against bots alone. The game is not rated then. */
export interface TakeBack {
  is: "take-back";
  id: string;
}

/** Take a seat: a free one while people gather, my own again after leaving. */
export interface Sit {
  is: "sit";
  id: string;
  seat: number;
}

/** While people gather: somebody without a device plays this free seat on mine. */
export interface Share {
  is: "share";
  id: string;
  seat: number;
  name: string;
}

/** Whoever plays this seat has my device and looks: its view follows. */
export interface Lift {
  is: "lift";
  id: string;
  seat: number;
}

/** Close the curtain of my device: it goes to somebody else. */
export interface HandOver {
  is: "hand-over";
  id: string;
}

/** Stand up. In a running game a bot plays my seat until I sit down again. */
export interface Leave {
  is: "leave";
  id: string;
}

export interface Ready {
  is: "ready";
  id: string;
  is_ready: boolean;
}

/** Add a word of mine to the luck of the next game, while people gather; an empty one takes it back. */
export interface GiveWord {
  is: "give-word";
  id: string;
  word: string;
}

/** Host: a bot takes a free seat. */
export interface AddBot {
  is: "add-bot";
  id: string;
  seat: number;
  bot: string;
}

/** Host: nobody sits here any more. Who is sent away does not come back; in a running game a bot goes on. */
export interface Empty {
  is: "empty";
  id: string;
  seat: number;
}

/** Host: begin; every seat must be taken and ready. */
export interface Start {
  is: "start";
  id: string;
}

/** Anybody seated: gather again for another game. */
export interface Rematch {
  is: "rematch";
  id: string;
}

export interface Say {
  is: "say";
  id: string;
  text: string;
}

/** Anybody seated, while a game is played or just over: a sign for all at the table. It is not kept. */
export interface ShowEmote {
  is: "emote";
  id: string;
  emote: Emote;
}

/** Signs that players show each other; there are no others, so that none can carry a secret. */
export type Emote =
  | "wave"
  | "cheer"
  | "thanks"
  | "oops"
  | "laugh"
  | "gulp"
  | "thinking"
  | "luck";

/** Anybody seated: a bot is to play this seat, whose owner is away, from now on until they come back. */
export interface StandIn {
  is: "stand-in";
  id: string;
  seat: number;
}

/** Anybody seated: wait longer for the owner of this seat, who is away; a bot that stands in for them stops. */
export interface GrantTime {
  is: "grant-time";
  id: string;
  seat: number;
}

/** Anybody seated: I have seen so many lines of the story, so that what came later is news, wherever I look next. */
export interface Seen {
  is: "seen";
  id: string;
  told: number;
}

/** Host: another game of the same kind while people gather, or another pace. Everybody says again whether they are ready. */
export interface ChangeOptions {
  is: "change-options";
  id: string;
  options: Record<string, Plain>;
  seats: number;
  is_by_correspondence?: boolean | null;
}

/** Host: whether people without a seat may watch. */
export interface AllowSpectators {
  is: "allow-spectators";
  id: string;
  are_allowed: boolean;
}

/** Host: whether somebody who plays against bots alone may take back anything in the next game. */
export interface AllowTakeBack {
  is: "allow-take-back";
  id: string;
  is_allowed: boolean;
}

/** Host: try a parked table again, from what is on disk. */
export interface Resume {
  is: "resume";
  id: string;
}

/** Host: end the table for good. */
export interface Close {
  is: "close";
  id: string;
}

/** The answer to Hello. What was missed follows: the updates since, or the whole. */
export interface Welcome {
  is: "welcome";
  protocol: number;
  epoch: string;
  now: number;
  name: string;
}

/** All that this client may know now. Replaces whatever it knew. */
export interface Whole {
  is: "whole";
  epoch: string;
  number: number;
  table: TableInfo;
  seat?: number | null;
  view?: Record<string, Plain> | null;
  can_undo?: boolean;
  chat?: Said[];
  told?: number;
  sharing?: number[];
  can_take_back?: boolean;
  turn?: number | null;
  seen?: number;
}

/** A line of chat; `at` in milliseconds of the server's clock. */
export interface Said {
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/** One step on from the number before. Sections that are not named stay as they were. */
export interface Update {
  is: "update";
  number: number;
  table?: Partial<TableInfo>;
  view?: Record<string, Plain>;
  is_new_view?: boolean;
  events?: Plain[];
  can_undo?: boolean | null;
  chat?: Said[];
  told?: number | null;
  openings?: Opening[];
  stood_in?: number[];
  can_take_back?: boolean | null;
  emotes?: Emoted[];
}

/** A part of the game, such as a phase, begins with the line of this number. */
export interface Opening {
  number: number;
  part: string;
}

/** A sign that somebody shows, at this seat. */
export interface Emoted {
  seat: number;
  emote: Emote;
}

/** It is done, it is on disk, and the update with this number shows it. */
export interface Accepted {
  is: "accepted";
  id: string;
  number: number;
}

/** It is not done. `code` is one of Code or of the game's own; `rule` names the broken rule of the digest. */
export interface Refused {
  is: "refused";
  code: string;
  id?: string | null;
  rule?: string | null;
  parameters?: Record<string, Plain>;
}

/** Everywhere that I am asked something now, the longest wait first. Replaces what was said before. */
export interface Turns {
  is: "turns";
  tables: TurnInfo[];
}

/** A running game that waits for my answer. */
export interface TurnInfo {
  table: string;
  code: string;
  game: string;
  others: string[];
  is_by_correspondence?: boolean;
}

/** Everything about a table but the game itself. In updates only the fields that changed. */
export interface TableInfo {
  id: string;
  code: string;
  game: string;
  options: Record<string, Plain>;
  phase: Phase;
  seats: SeatInfo[];
  is_open: boolean;
  has_spectators: boolean;
  spectators: string[];
  match: string | null;
  clocks: ClockInfo[];
  report: string | null;
  is_waiting: boolean;
  seed_hash: string | null;
  deal: string | null;
  has_take_back: boolean;
  taken_back: number;
  is_by_correspondence: boolean;
}

/** Where a table stands. */
export type Phase =
  | "gathering"
  | "playing"
  | "over"
  | "parked"
  | "closed";

/** A seat: a person's, a bot's, or free. */
export interface SeatInfo {
  name: string | null;
  is_guest: boolean;
  bot: string | null;
  is_ready: boolean;
  is_here: boolean;
  is_host: boolean;
  word: string;
  was_stood_in: boolean;
  shares_with: number | null;
  stand_in_at: number | null;
  has_left: boolean;
}

/** A move that time makes, and when: milliseconds of the server's clock (see Welcome.now). */
export interface ClockInfo {
  move: string;
  due: number;
}

/** Who answers here. */
export interface About {
  name: string;
  version: string;
  protocol: number;
}

/** Under which addresses others can come, as far as the server knows. */
export interface Reach {
  addresses: string[];
  is_local_only: boolean;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  fewest_seats: number;
  most_seats: number;
  options: OptionInfo[];
  bots: string[];
  own: OwnInfo[];
}

/** An option of a game, as a form needs it. */
export interface OptionInfo {
  name: string;
  kind: string;
  default: Plain;
  choices: Plain[] | null;
  lowest: number | null;
  highest: number | null;
}

/** Something that was added to a game here, and that an option can name by its id. Names are its author's words. */
export interface OwnInfo {
  option: string;
  id: string;
  name_en: string;
  name_fr: string;
}

/** A numbered rule of the digest, in English. */
export interface RuleText {
  id: string;
  text: string;
}

/** Who I am. */
export interface Session {
  name: string;
  is_guest: boolean;
}

/** A name is enough, unless somebody made it theirs with a password. */
export interface SignIn {
  name: string;
  password?: string | null;
}

/** Makes the name mine; `current` is needed to change it later. */
export interface NewPassword {
  password: string;
  current?: string | null;
}

/** A table as lists show it. The code is there for its members only. */
export interface TableBrief {
  id: string;
  game: string;
  options: Record<string, Plain>;
  phase: Phase;
  seats: SeatInfo[];
  is_open: boolean;
  has_spectators: boolean;
  created: number;
  match: string | null;
  code: string | null;
  is_by_correspondence: boolean;
}

/** A table to be made. The host takes the first seat; bots fill the last ones. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, Plain>;
  is_open?: boolean;
  has_spectators?: boolean;
  bots?: string[];
  has_take_back?: boolean;
  is_by_correspondence?: boolean;
}

/** A finished game. */
export interface Replay {
  id: string;
  game: string;
  options: Record<string, Plain>;
  players: string[];
  scores: number[];
  started: number;
  ended: number;
  lines: number;
}

/** Somebody's results and ratings. Nobody else sees them unless they share them. */
export interface Profile {
  name: string;
  is_guest: boolean;
  games: GameProfile[];
  key: string | null;
}

/** Somebody's results in one game. */
export interface GameProfile {
  game: string;
  total: Tally;
  groups: TallyGroup[];
  rating: RatingInfo | null;
  history: number[];
  bots: RatedBot[];
}

/** Results added up, of all games or of those with one value of a trait. */
export interface Tally {
  value: string;
  games: number;
  wins: number;
  best: number;
  mean: number;
}

/** Results by one trait of a game, such as the level or the start world; the most played first. */
export interface TallyGroup {
  trait: string;
  tallies: Tally[];
}

/** How strong somebody is in a game: about `rating`, in 95 of 100 cases no further off than `give_or_take`. */
export interface RatingInfo {
  rating: number;
  give_or_take: number;
  games: number;
  is_first_guess: boolean;
}

/** A bot on the same scale, from games at this server. */
export interface RatedBot {
  bot: string;
  rating: RatingInfo;
}

/** Whether others may see my profile. Each time it is shared it gets a new address. */
export interface Sharing {
  is_shared: boolean;
}

/** Some of my finished games, the newest first, and how many there are. */
export interface ResultsPage {
  results: GameResult[];
  total: number;
}

/** A finished game of mine. */
export interface GameResult {
  match: string;
  game: string;
  ended: number;
  seats: SeatResult[];
  share: number;
  traits: Record<string, string>;
  unrated: Unrated | null;
  rating: number | null;
  change: number | null;
}

/** A seat of a finished game. */
export interface SeatResult {
  name: string;
  is_bot: boolean;
  is_me: boolean;
  score: number;
  rank: number;
}

/** Why a finished game changes no rating. The first that is known counts. */
export type Unrated =
  | "take-back"
  | "known-deal"
  | "stand-in"
  | "alone"
  | "stranger";

/** All that is known of my games. `version` grows when a field changes its meaning or goes. */
export interface ProfileExport {
  version: number;
  exported: number;
  name: string;
  profile: GameProfile[];
  results: GameResult[];
}

/** Lines of the story of a match, oldest first, with the eyes of this seat (null: a spectator). */
export interface StoryPage {
  match: string | null;
  seat: number | null;
  lines: StoryLine[];
  has_more: boolean;
}

/** Something that happened, as the asker saw it then, and the part of the game to which it belongs. */
export interface StoryLine {
  number: number;
  event: Plain;
  part?: string | null;
  stood_in?: boolean;
}

/** Some steps of a game in a row. Number 0 is the position before the first. */
export interface Frames {
  frames: Frame[];
}

/** One step of a finished game, seen with one pair of eyes: what changed in the view, and what happened. */
export interface Frame {
  number: number;
  at: number;
  view: Record<string, Plain>;
  events?: Plain[];
  seat?: number | null;
  move?: string | null;
}

/** Where the luck of a finished game came from, and whether all of it did. */
export interface FairPlay {
  seed: string;
  seed_hash: string;
  words: string[];
  outcomes: number;
  problem: string | null;
  deal: string | null;
}

/** What one thing, such as a card of a tableau, has brought its seat by the end of a game. */
export interface ThingAccount {
  subject: string;
  amount: number;
  parts: AccountPart[];
}

/** A part of what something brought, by a word that the game knows. */
export interface AccountPart {
  reason: string;
  amount: number;
}

/** A deal that can be played again by anybody, from the same seat against the same bots, and how all have fared. */
export interface DealInfo {
  match: string;
  game: string;
  options: Record<string, Plain>;
  seat: number;
  players: string[];
  results: DealResult[];
}

/** How somebody fared with a deal. */
export interface DealResult {
  match: string;
  name: string;
  scores: number[];
  rank: number;
  moves: number;
  seconds: number;
  taken_back: number;
  ended: number;
  is_mine: boolean;
}

/** A record (`.haul`) that somebody kept and wants to see again. */
export interface BroughtRecord {
  record: string;
}

/** A legal move: what to send in Submit, and the same as data. */
export interface MoveInfo {
  notation: string;
  move: Record<string, Plain>;
}

/** Why the server refuses something. Refusals of the rules have codes of their game's own beside these. */
export type Code =
  | "bad-bot"
  | "bad-option"
  | "bad-record"
  | "banned"
  | "busy"
  | "closed"
  | "failed"
  | "foreign-origin"
  | "malformed"
  | "method-not-allowed"
  | "name-taken"
  | "no-spectators"
  | "no-such-game"
  | "no-such-move"
  | "no-such-seat"
  | "not-found"
  | "not-host"
  | "not-invited"
  | "not-now"
  | "not-over"
  | "not-ready"
  | "not-seated"
  | "nothing-to-undo"
  | "parked"
  | "password-needed"
  | "seat-taken"
  | "series-broken"
  | "session-ended"
  | "sign-in"
  | "too-fast"
  | "too-large"
  | "unknown-bot"
  | "waiting"
  | "wrong-password"
  | "wrong-protocol";

export type ClientMessage =
  | Hello
  | Submit
  | Undo
  | TakeBack
  | Sit
  | Share
  | Lift
  | HandOver
  | Leave
  | Ready
  | GiveWord
  | AddBot
  | Empty
  | Start
  | Rematch
  | Say
  | ShowEmote
  | StandIn
  | GrantTime
  | Seen
  | ChangeOptions
  | AllowSpectators
  | AllowTakeBack
  | Resume
  | Close;

export type ServerMessage =
  | Welcome
  | Whole
  | Update
  | Accepted
  | Refused
  | Turns;
