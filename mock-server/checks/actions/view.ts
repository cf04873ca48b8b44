import type { Endpoint, ErrorCode, Role } from '@praxis/contract';
import type { Context } from '../examples/context';

/** What every record with actions has. */
export interface Held {
  id: string;
  version: number;
  actions: readonly string[];
}

/** How the command behind an action is given about a record. */
export interface Command<Item extends Held> {
  endpoint: Endpoint;
  body?(item: Item, context: Context): unknown;
  /** What refuses it for how the record stands, beside what refuses any command. */
  refusals?: readonly ErrorCode[];
  /** Whether it would change nothing: then it is not refused, and not offered either. */
  isIdle?(item: Item): boolean;
}

/** The records of a kind as a role sees them, and a command for each of the actions. */
export interface View<Item extends Held> {
  name: string;
  role: Role;
  /** The lists that hold them, with what they are filtered by. */
  lists: readonly string[];
  /** Where the answer of the list has them; in `items` where nothing is said. */
  part?: string;
  commands: Readonly<Record<Item['actions'][number], Command<Item>>>;
  /** Actions that fit whatever the state of the record. */
  always?: readonly Item['actions'][number][];
}

/** Keeps a view's own type while it is written down, and makes it one of many. */
export const view = <Item extends Held>(one: View<Item>): View<Held> =>
  one as unknown as View<Held>;

/** What refuses any command for how its record stands. */
export const stateRefusals: readonly ErrorCode[] = [
  'transition_not_allowed',
  'cancel_window_closed',
  'charge_disputed',
  'plan_in_use',
  'card_in_use',
];

/** What may refuse a command for other reasons: the time, the card or the day that it names, other records. */
export const otherRefusals: readonly ErrorCode[] = [
  'slot_taken',
  'patient_overlap',
  'slot_not_offered',
  'lead_time',
  'too_far_ahead',
  'allowance_used',
  'membership_unpaid',
  'plan_full',
  'card_declined',
  'card_expired',
  'vacation_range',
  'vacation_overlap',
  'vacation_conflicts',
];
