import type { Failure, Reducer } from '@praxis/sdk/data';

/** Message sent from this tab, until the chat includes it. Kept in memory only. */
export interface OutgoingMessage {
  /** Idempotency key, the same for every retry. */
  key: string;
  contactId: number;
  message: string;
  /** Time of writing; once sent, the back end's time. */
  time: string;
  /** Number of messages in the chat at the time of writing: this message comes after them. */
  after: number;
  status: 'sending' | 'retrying' | 'failed' | 'sent';
  /** Why sending failed. */
  failure?: Failure;
}

/** The app's own state, next to its queries. */
interface AppState {
  /** In the order of writing. */
  outgoing: readonly OutgoingMessage[];
}

export type OutgoingAction =
  /** `at`: index to restore a deleted message to. */
  | { type: 'chat/written'; message: OutgoingMessage; at?: number }
  | { type: 'chat/statusChanged'; key: string; changes: Partial<OutgoingMessage> }
  | { type: 'chat/deleted'; key: string }
  /** The chat includes them now, by key and index. */
  | { type: 'chat/arrived'; contactId: number; indexes: Readonly<Record<string, number>> };

const initialState: AppState = { outgoing: [] };

export const appReducer: Reducer<AppState> = (state = initialState, action) => {
  const outgoing = next(state.outgoing, action as unknown as OutgoingAction);
  return outgoing === state.outgoing ? state : { ...state, outgoing };
};

/** Messages sent from this tab that no chat includes yet. */
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
      const { contactId, indexes } = action;
      const after = Math.max(...Object.values(indexes)) + 1;
      return outgoing
        .filter(({ key }) => !(key in indexes))
        .map((one) =>
          // A later message with the same text can't be the one that arrived.
          one.contactId === contactId ? { ...one, after: Math.max(one.after, after) } : one,
        );
    }
    default:
      return outgoing;
  }
}
