import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Dispatch } from 'redux';
import type { AnswerOf, Endpoint } from '@praxis/contract';
import { useHost, type Notice } from '../host';
import { useFailureText } from '../ui/text/failure-text';
import { useUiText } from '../ui/text/use-ui-text';
import { useIsGone } from '../use-is-gone';
import { randomKey, type CallInput, type Client } from './client';
import { inTurn, versionIn } from './in-turn';
import type { RecordId } from './optimistic-update';
import { recordsChanged, type QueryAction } from './query-actions';
import { idNamedIn, keyOf } from './query';
import { RequestError, toFailure, type Failure } from './request-error';

/**
 * What is said of a command that was carried out, and how to take it back where that can be done; a
 * warning where something that belongs to it did not succeed.
 */
export type SuccessMessage =
  string | (Pick<Notice, 'text' | 'undo' | 'about'> & { kind?: 'warning' });

export interface RunOptions<E extends Endpoint> {
  /** Said in a notice; nothing is said where it is left out. */
  success?: SuccessMessage | ((answer: AnswerOf<E>) => SuccessMessage);
  /** The record, or each of several, is shown as it will be at once, and put back where the command is refused. */
  optimistic?: OptimisticChange | readonly OptimisticChange[];
  /**
   * Of a command that turns round what it finds: what, and which way. Each keeps its own idempotency key
   * until it has succeeded, whatever else is turned meanwhile, and the way back has another one: a second
   * try after a lost answer must neither take back what the first one did, nor be taken for it.
   */
  turns?: { what: string | number; on: boolean };
  /** No notice once the page has gone: nobody asked for the command, or whoever runs it says a refusal itself. */
  quiet?: boolean;
}

export interface AttemptOptions<E extends Endpoint> extends RunOptions<E> {
  /** What is said of a refusal, by its status, where the usual words don't fit; null: nothing. */
  refused?: Readonly<Record<number, string | Pick<Notice, 'kind' | 'text'> | null>>;
  /** What was not done, as a sentence that names it: whoever pressed may be elsewhere by now. */
  failed?: string;
  /**
   * Offered where another try may succeed: what offered the command may have gone, a notice's Undo. The
   * same command goes out under the same idempotency key, whatever was sent since.
   */
  retry?: () => void;
}

/** How a record will be. */
export interface OptimisticChange {
  record: { id: RecordId };
  changes: Readonly<Record<string, unknown>>;
  /** Of several records with this id, the one that has these values. */
  where?: Readonly<Record<string, unknown>>;
}

export interface Mutation<E extends Endpoint> {
  /**
   * Carries the command out. Whatever is on show of the records that it changes loads again, also
   * after a refusal that says that they are not as they are shown, or a timeout. Where the page has
   * gone before the answer came, a refusal is said in a notice.
   *
   * A command on a version of a record, or one that shows it ahead, waits for one that is under way on it,
   * and follows it.
   *
   * Where several commands are under way at once, such as messages, each names its own
   * `idempotencyKey`, and keeps it over its retries.
   *
   * @throws {RequestError} a refusal, for the dialog or form that asked for it to show
   */
  run(input: CallInput<E>, options?: RunOptions<E>): Promise<AnswerOf<E>>;
  /** The same for a command of one click: a refusal is said in a notice, and the answer is null. */
  attempt(input: CallInput<E>, options?: AttemptOptions<E>): Promise<AnswerOf<E> | null>;
  /** A command is under way. */
  running: boolean;
}

/** Statuses of refusals that say that the records are not as they are shown: gone, in conflict, changed. */
const staleStatuses: ReadonlySet<number> = new Set([404, 409, 410, 412]);

/** Whether the records may be other than they are shown: a command that timed out may have been carried out. */
const mayBeStale = ({ failure: { kind, status } }: RequestError) =>
  staleStatuses.has(status) || kind === 'timeout';

/** Whether another try may succeed: not where a rule refused the command, but after signing in again. */
const maySucceedAgain = ({ kind, status }: Failure) => kind !== 'rule' || status === 401;

/** How a page changes something: one command of the contract. */
export function useMutation<E extends Endpoint>(endpoint: E): Mutation<E> {
  const host = useHost();
  const dispatch = useDispatch<Dispatch<QueryAction>>();
  const text = useUiText();
  const failureText = useFailureText();
  const isGone = useIsGone();
  const keys = useIdempotencyKeys(endpoint);
  const [underWay, setUnderWay] = useState(0);

  const changed = (gone?: string) => {
    dispatch(recordsChanged(endpoint.changes ?? null, gone));
  };

  const send = async (
    input: CallInput<E>,
    { success, optimistic, turns }: RunOptions<E> = {},
    tried: { as?: Intention } = {},
  ): Promise<AnswerOf<E>> => {
    const earlier = keys.resumed();
    const command = randomKey();
    const ahead = optimistic ? [optimistic].flat() : [];
    setUnderWay((count) => count + 1);
    for (const { record, changes, where } of ahead)
      dispatch({
        type: 'records/updatedAhead',
        update: {
          command,
          id: record.id,
          kinds: endpoint.changes ?? null,
          changes,
          ...(where && { where }),
        },
      });
    try {
      const records = ahead.map(({ record }) => record.id);
      const answer = await inTurn(host.client, endpoint, input, { records, turns }, (sent) => {
        tried.as = keys.intend(sent, { turns, earlier });
        return host.client.call(endpoint, { ...sent, idempotencyKey: tried.as.key });
      });
      if (tried.as) keys.forget(tried.as);
      if (success !== undefined) {
        const message = typeof success === 'function' ? success(answer) : success;
        host.notify({
          kind: 'success',
          ...(failuresOf(host.client).delete(recordOf(endpoint, input)) && {
            about: aboutOf(endpoint, input),
          }),
          ...(typeof message === 'string' ? { text: message } : message),
        });
      }
      const version = versionIn(answer, ahead[0]?.record.id);
      dispatch({
        type: 'records/settled',
        command,
        kept: true,
        ...(version !== undefined && { version }),
      });
      changed(deletedBy(endpoint, input));
      return answer;
    } catch (error) {
      dispatch({ type: 'records/settled', command, kept: false });
      if (error instanceof RequestError && mayBeStale(error)) changed();
      throw error;
    } finally {
      setUnderWay((count) => count - 1);
    }
  };

  return {
    async run(input, options) {
      try {
        return await send(input, options);
      } catch (error) {
        const failure = toFailure(error);
        // An ended session is said where one signs in again.
        if (isGone() && options?.quiet !== true && failure.status !== 401)
          host.notify({
            kind: 'error',
            text: text('failure.afterLeaving', { reason: failureText(failure) }),
          });
        throw error;
      }
    },
    async attempt(input, options) {
      const tried: { as?: Intention } = {};
      try {
        return await send(input, options, tried);
      } catch (error) {
        const failure = toFailure(error);
        const { refused, failed, retry } = options ?? {};
        const said = refused?.[failure.status];
        if (said === null) return null;
        // No form waits whose changes could be reviewed and saved again.
        const reason = failure.status === 412 ? text('failure.nothingDone') : failureText(failure);
        failuresOf(host.client).add(recordOf(endpoint, input));
        host.notify({
          kind: 'error',
          about: aboutOf(endpoint, input),
          text: [failed, reason].filter(Boolean).join(' '),
          ...(typeof said === 'string' ? { text: said } : said),
          ...(retry &&
            said === undefined &&
            maySucceedAgain(failure) && {
              undo: { label: text('retry'), run: () => keys.resume(tried.as, retry) },
            }),
        });
        return null;
      }
    },
    running: underWay > 0,
  };
}

/**
 * The records of which a notice says that something failed: it stays, and is taken back by whatever
 * succeeds with the record next, from whichever button.
 */
const failures = new WeakMap<Client, Set<string>>();

/** Of one person: what a command was about is forgotten with who gave it. */
function failuresOf(client: Client): Set<string> {
  const known = failures.get(client) ?? new Set();
  failures.set(client, known);
  return known;
}

/** What a notice of a failure is about: the record, or the very command where it names none. */
const aboutOf = ({ path }: Endpoint, input: unknown) => idNamedIn(input) ?? keyOf([path, input]);

/** Ids of the demo are numbers: what they count is said by the path. */
const recordOf = (endpoint: Endpoint, input: unknown) =>
  `${endpoint.path.split('/:')[0]}/${aboutOf(endpoint, input)}`;

/** The record that the command has deleted: there is none where it answers with what became of it. */
function deletedBy({ method, answer }: Endpoint, input: unknown): string | undefined {
  return method === 'DELETE' && !answer ? idNamedIn(input) : undefined;
}

/** What is sent, and under which idempotency key. */
interface Intention {
  sent: string;
  key: string;
}

/**
 * The idempotency key of an intention: the same over every retry, so that a second try after a lost
 * answer does not carry the command out twice; another one as soon as something else is sent, or
 * the command has succeeded. What must not be done twice, money above all, stays the same intention
 * on a later version of its record: the try whose answer was lost may have made that version.
 */
function useIdempotencyKeys({ idempotent }: Endpoint) {
  /** By what is turned; what is simply done has one place. */
  const intentions = useRef(new Map<string | number, Intention>());
  const resumed = useRef<Intention>(undefined);
  return {
    /** The key is the caller's, that of the try which goes on, or of the intention that is kept. */
    intend(
      input: object,
      { turns, earlier }: Pick<RunOptions<Endpoint>, 'turns'> & { earlier?: Intention | undefined },
    ): Intention {
      const { idempotencyKey } = input as { idempotencyKey?: string };
      const version = idempotent ? { version: undefined } : {};
      const sent = keyOf({ ...input, ...version, turns });
      if (idempotencyKey !== undefined) return { sent, key: idempotencyKey };
      const what = turns?.what ?? '';
      const known = [earlier, intentions.current.get(what)].find((one) => one?.sent === sent);
      const intention = known ?? { sent, key: randomKey() };
      intentions.current.set(what, intention);
      return intention;
    },
    forget({ key }: Intention): void {
      for (const [what, intention] of intentions.current)
        if (intention.key === key) intentions.current.delete(what);
    },
    /** Tries again from a notice: what `retry` sends at once is the same intention, if it is the same. */
    resume(intention: Intention | undefined, retry: () => void): void {
      resumed.current = intention;
      try {
        retry();
      } finally {
        resumed.current = undefined;
      }
    },
    resumed: () => resumed.current,
  };
}
