import type { Failure, Reducer } from '@praxis/sdk/data';

/** A message that was written here, until the chat itself has it. It lives in memory alone. */
export interface OutgoingMessage {
  /** Names the intention over every retry: what is sent twice with it is one message. */
  key: string;
  contactId: number;
  message: string;
  /** When it was written; once it is sent, when the back end took it. */
  time: string;
  /** How many messages the chat had as it was written: it is none of those. */
  after: number;
  status: 'sending' | 'retrying' | 'failed' | 'sent';
  /** Why it could not be sent. */
  failure?: Failure;
}

/** State of the app beside its queries. */
interface AppState {
  /** In the order in which they were written. */
  outgoing: readonly OutgoingMessage[];
}

export type OutgoingAction =
  /** `at`: back where it was before it was deleted. */
  | { type: 'chat/written'; message: OutgoingMessage; at?: number }
  | { type: 'chat/statusChanged'; key: string; changes: Partial<OutgoingMessage> }
  | { type: 'chat/deleted'; key: string }
  /** The chat has them by now, each at its place. */
  | { type: 'chat/arrived'; contactId: number; places: Readonly<Record<string, number>> };

const initialState: AppState = { outgoing: [] };

export const appReducer: Reducer<AppState> = (state = initialState, action) => {
  const outgoing = next(state.outgoing, action as unknown as OutgoingAction);
  return outgoing === state.outgoing ? state : { ...state, outgoing };
};

/** The messages that were written here and are in no chat yet. */
export const outgoingIn = (state: unknown): readonly OutgoingMessage[] =>
  (state as { demo?: AppState }).demo?.outgoing ?? initialState.outgoing;

function next(
  outgoing: readonly OutgoingMessage[],
  action: OutgoingAction,
): readonly OutgoingMessage[] {
  switch (action.type) {
    case 'chat/written':
      return outgoing.toSpliced(action.at ?? outgoing.length, 0, action.message);
    case 'chat/statusChanged':
      return outgoing.map((one) => (one.key === action.key ? { ...one, ...action.changes } : one));
    case 'chat/deleted':
      return outgoing.filter(({ key }) => key !== action.key);
    case 'chat/arrived': {
      const { contactId, places } = action;
      const after = Math.max(...Object.values(places)) + 1;
      return outgoing
        .filter(({ key }) => !(key in places))
        .map((one) =>
          // What has arrived is no other one with the same words.
          one.contactId === contactId ? { ...one, after: Math.max(one.after, after) } : one,
        );
    }
    default:
      return outgoing;
  }
}
