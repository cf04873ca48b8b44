import type { Endpoint, ErrorCode, Role } from '@praxis/contract';
import type { Context } from '../examples/context';

/** The common fields of records with actions. */
export interface ActionRecord {
  id: string;
  version: number;
  actions: readonly string[];
}

/** The command of an action on a record. */
export interface Command<Item extends ActionRecord> {
  endpoint: Endpoint;
  body?(item: Item, context: Context): unknown;
  /** Additional codes with which it is refused because of the record's state. */
  refusals?: readonly ErrorCode[];
  /** Whether it would change nothing: such a command is neither refused nor offered. */
  isIdle?(item: Item): boolean;
}

/** The records of a type in a role's view, with a command for each action. */
export interface View<Item extends ActionRecord> {
  name: string;
  role: Role;
  /** The lists that contain them, including filters. */
  lists: readonly string[];
  /** The field of the list's response that contains them; `items` by default. */
  part?: string;
  commands: Readonly<Record<Item['actions'][number], Command<Item>>>;
  /** Actions that are available in every state. */
  always?: readonly Item['actions'][number][];
}

/** Checks a view's own type and converts it to the common one. */
export const view = <Item extends ActionRecord>(one: View<Item>): View<ActionRecord> =>
  one as unknown as View<ActionRecord>;

/** Codes with which any command is refused because of the record's state. */
export const stateRefusals: readonly ErrorCode[] = [
  'transition_not_allowed',
  'cancel_window_closed',
  'charge_disputed',
  'plan_in_use',
  'card_in_use',
];

/** Codes with other causes: the time, card or date in the request, or other records. */
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
