import { createAction, type Reducer } from '@reduxjs/toolkit';
import {
  call,
  cancelled,
  getContext,
  put,
  select as selectState,
  takeLatest,
  takeLeading,
} from 'redux-saga/effects';
import type { AnswerOf, Endpoint } from '@praxis/contract';
import type { CallInput, CallOptions, Client } from './client';
import { withGuess, type Guess } from './guess';
import { toFailure, type Failure } from './request-error';

/** State of a data group (docs/product.md#loading-success-error): loading, then success or error. */
export interface GroupState<Data> {
  loading: boolean;
  /** The last data; it stays while the group loads again. */
  data: Data | null;
  error: Failure | null;
  /** What was asked for last, so that a reload asks for the same. Null when no page shows the group. */
  args: unknown;
}

const initialState: GroupState<never> = { loading: false, data: null, error: null, args: null };

/** Something changed elsewhere (another tab, a person's own act): groups on show load again, quietly. */
export const dataChanged = createAction('data/changed');

/** A record is shown as it is about to be; what the server says replaces it. */
export const dataGuessed = createAction<Guess>('data/guessed');

export interface DataGroup<Args, Data> {
  /** `doctor/dashboard`: the app's id and the group's name; its place in the store. */
  name: string;
  actions: {
    load: (args: Args) => { type: string; payload: Args };
    /** The page was left: its request is cancelled. */
    leave: () => { type: string };
  };
  reducer: Reducer<GroupState<Data>>;
  saga: () => Generator;
  select: (state: unknown) => GroupState<Data>;
}

interface Declaration<E extends Endpoint, Args> {
  app: string;
  name: string;
  endpoint: E;
  /** What to send for the arguments; left out where the arguments are the call's input. */
  request?: (args: Args) => CallInput<E>;
  /** Asks in another way than once: for every page of a list. */
  load?: (client: Client, args: Args, options: CallOptions) => Promise<AnswerOf<E>>;
}

/**
 * Declares a data group: slice and saga in one line. The newest request wins (`takeLatest`), the
 * last data stays while it reloads, and leaving the page cancels the request.
 */
export function dataGroup<E extends Endpoint, Args = CallInput<E>>({
  app,
  name: shortName,
  endpoint,
  request,
  load: ask,
}: Declaration<E, Args>): DataGroup<Args, AnswerOf<E>> {
  type Data = AnswerOf<E>;
  const name = `${app}/${shortName}`;
  const load = createAction(`${name}/load`, (args: Args) => ({ payload: args }));
  const leave = createAction(`${name}/leave`);
  const succeeded = createAction(`${name}/succeeded`, (data: Data) => ({ payload: data }));
  const failed = createAction(`${name}/failed`, (failure: Failure) => ({ payload: failure }));
  const reloadFailed = createAction(`${name}/reloadFailed`);

  const reducer: Reducer<GroupState<Data>> = (state = initialState, action) => {
    if (load.match(action)) return { ...state, loading: true, args: action.payload };
    if (leave.match(action)) return { ...state, loading: false, args: null };
    if (succeeded.match(action))
      return { ...state, loading: false, data: action.payload, error: null };
    if (failed.match(action)) return { ...state, loading: false, error: action.payload };
    if (dataGuessed.match(action)) {
      const data = withGuess(state.data, action.payload);
      return data === state.data ? state : { ...state, data };
    }
    if (reloadFailed.match(action)) return { ...state, loading: false };
    return state;
  };

  const select = (state: unknown): GroupState<Data> =>
    (state as Record<string, Record<string, GroupState<Data>>>)[app]?.[shortName] ?? initialState;

  const inputOf = (args: Args): CallInput<E> =>
    request ? request(args) : (args as unknown as CallInput<E>);

  function* fetchGroup(args: Args, background: boolean): Generator {
    const controller = new AbortController();
    try {
      const client = (yield getContext('client')) as Client;
      const options: CallOptions = { signal: controller.signal, background };
      const data = (yield call(() =>
        ask ? ask(client, args, options) : client.call(endpoint, inputOf(args), options),
      )) as Data;
      yield put(succeeded(data));
    } catch (error) {
      // A quiet reload that fails leaves what is on show: the next one, or the person, tries again.
      yield put(background ? reloadFailed() : failed(toFailure(error)));
    } finally {
      if ((yield cancelled()) as boolean) controller.abort();
    }
  }

  function* saga(): Generator {
    // One watcher for both, so that leaving cancels the request that is under way.
    yield takeLatest([load, leave], function* (action): Generator {
      if (load.match(action)) yield* fetchGroup(action.payload, false);
    });
    yield takeLeading(dataChanged, function* (): Generator {
      const { args, loading } = (yield selectState(select)) as GroupState<Data>;
      if (args !== null && !loading) yield* fetchGroup(args as Args, true);
    });
  }

  return { name, actions: { load, leave }, reducer, saga, select };
}
