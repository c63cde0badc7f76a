/** Member cards. Made by scripts/trucker_catalogue.py from src/starhaul/trucker/data: change those, not this. */
export interface PrintedAbility {
  /** When it works. */
  timing: readonly string[];
  /** Whether its owner decides, or it works by itself. */
  use: 'may' | 'auto';
}
export interface PrintedMember {
  id: string;
  /** What comes with the card, back in each flight. */
  tokens: readonly { kind: string; count: number }[];
  a: PrintedAbility;
  b: PrintedAbility;
}

export const MEMBERS = {
  advertiser: {"id": "advertiser", "tokens": [], "a": {"timing": ["before_flight"], "use": "may"}, "b": {"timing": ["after_flight"], "use": "auto"}},
  architect: {"id": "architect", "tokens": [], "a": {"timing": ["during_building"], "use": "may"}, "b": {"timing": ["after_building", "after_flight"], "use": "auto"}},
  assembler: {"id": "assembler", "tokens": [{"kind": "wireless", "count": 2}, {"kind": "plating", "count": 3}], "a": {"timing": ["after_building"], "use": "may"}, "b": {"timing": ["after_building"], "use": "may"}},
  bureaucrat: {"id": "bureaucrat", "tokens": [], "a": {"timing": ["before_flight"], "use": "may"}, "b": {"timing": ["after_flight"], "use": "may"}},
  buyer: {"id": "buyer", "tokens": [], "a": {"timing": ["during_building", "after_building"], "use": "auto"}, "b": {"timing": ["during_building"], "use": "auto"}},
  deliveryman: {"id": "deliveryman", "tokens": [{"kind": "spare_part_cannon", "count": 1}, {"kind": "spare_part_engine", "count": 1}, {"kind": "spare_part_cargo_hold", "count": 1}, {"kind": "spare_part_cabin", "count": 1}], "a": {"timing": ["after_building"], "use": "may"}, "b": {"timing": ["during_building"], "use": "may"}},
  hypergeometer: {"id": "hypergeometer", "tokens": [{"kind": "rotation", "count": 1}], "a": {"timing": ["during_building", "after_building", "during_flight"], "use": "auto"}, "b": {"timing": ["after_building", "during_flight"], "use": "may"}},
  inspector: {"id": "inspector", "tokens": [], "a": {"timing": ["during_building"], "use": "may"}, "b": {"timing": ["before_building", "during_building"], "use": "may"}},
  plumber: {"id": "plumber", "tokens": [{"kind": "pipe", "count": 2}, {"kind": "universal_tile", "count": 1}], "a": {"timing": ["during_building", "after_building"], "use": "may"}, "b": {"timing": ["during_building"], "use": "may"}},
  planner: {"id": "planner", "tokens": [], "a": {"timing": ["during_building"], "use": "may"}, "b": {"timing": ["before_building", "after_building"], "use": "may"}},
  saboteur: {"id": "saboteur", "tokens": [], "a": {"timing": ["during_building"], "use": "may"}, "b": {"timing": ["before_flight"], "use": "may"}},
  security_guard: {"id": "security_guard", "tokens": [], "a": {"timing": ["before_flight"], "use": "may"}, "b": {"timing": ["during_building"], "use": "may"}},
  smuggler: {"id": "smuggler", "tokens": [], "a": {"timing": ["during_flight"], "use": "may"}, "b": {"timing": ["after_flight"], "use": "auto"}},
  stock_boy: {"id": "stock_boy", "tokens": [], "a": {"timing": ["during_flight"], "use": "may"}, "b": {"timing": ["during_flight"], "use": "auto"}},
  swindler: {"id": "swindler", "tokens": [], "a": {"timing": ["during_building", "after_building"], "use": "may"}, "b": {"timing": ["during_flight", "after_flight"], "use": "auto"}},
  trader: {"id": "trader", "tokens": [], "a": {"timing": ["before_flight"], "use": "may"}, "b": {"timing": ["after_flight"], "use": "may"}},
  welder: {"id": "welder", "tokens": [{"kind": "universal_joint", "count": 2}, {"kind": "welded", "count": 3}], "a": {"timing": ["during_building", "after_building", "during_flight"], "use": "may"}, "b": {"timing": ["after_building"], "use": "may"}},
} as const satisfies Readonly<Record<string, PrintedMember>>;
export type MemberId = keyof typeof MEMBERS;
