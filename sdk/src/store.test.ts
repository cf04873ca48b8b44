import type { UnknownAction } from 'redux';
import { delay, takeEvery } from 'redux-saga/effects';
import type { Client } from './data/client';
import { setReporter, type FaultContext } from './report-error';
import { createStore } from './store';

const store = () => createStore({} as Client);

/** Collects the reported errors of a test: app and place. */
function givenReporter(): FaultContext[] {
  const reported: FaultContext[] = [];
  setReporter((_error, context) => void reported.push(context));
  return reported;
}

afterEach(() => setReporter());

it('calls each app’s dispose once when the session ends', () => {
  const session = store();
  const [one, other] = [{ dispose: jest.fn() }, { dispose: jest.fn() }];
  session.inject('one', one);
  session.inject('one', one);
  session.inject('other', other);
  expect(one.dispose).not.toHaveBeenCalled();
  session.dispose();
  session.dispose();
  expect(one.dispose).toHaveBeenCalledTimes(1);
  expect(other.dispose).toHaveBeenCalledTimes(1);
});

it('disposes the other apps if one throws', () => {
  const reported = givenReporter();
  const session = store();
  const other = jest.fn();
  session.inject('one', {
    dispose() {
      throw new Error('broken');
    },
  });
  session.inject('other', { dispose: other });
  session.dispose();
  expect(other).toHaveBeenCalled();
  expect(reported).toEqual([{ app: 'one', place: 'dispose' }]);
});

it('replaces the saga and state of an app that is reloaded', async () => {
  const session = store();
  const heard: string[] = [];
  const part = (name: string) => ({
    reducer: () => name,
    saga: function* watch() {
      yield takeEvery('ping', () => void heard.push(name));
    },
    dispose: jest.fn(),
  });
  const [old, next] = [part('old'), part('next')];
  session.inject('one', old);
  session.inject('one', next);
  expect(old.dispose).toHaveBeenCalledTimes(1);
  session.redux.dispatch({ type: 'ping' });
  expect(heard).toEqual(['next']);
  expect(session.redux.getState()).toMatchObject({ one: 'next' });
  session.dispose();
});

it('ends only the saga that throws', async () => {
  const reported = givenReporter();
  const session = store();
  const heard: string[] = [];
  session.inject('one', {
    *saga() {
      yield takeEvery('ping', () => {
        throw new Error('broken');
      });
    },
  });
  session.inject('late', {
    *saga() {
      yield delay(1);
      throw new Error('broken later');
    },
  });
  session.inject('other', {
    *saga() {
      yield takeEvery('ping', () => void heard.push('other'));
    },
  });
  session.redux.dispatch({ type: 'ping' });
  session.redux.dispatch({ type: 'ping' });
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(heard).toEqual(['other', 'other']);
  expect(reported).toEqual([
    { app: 'one', place: 'saga' },
    { app: 'late', place: 'saga' },
  ]);
  session.dispose();
});

it('keeps the state of a reducer that throws, and passes the action to the others', () => {
  const reported = givenReporter();
  const session = store();
  const count = (state = 0, { type }: UnknownAction) => (type === 'ping' ? state + 1 : state);
  session.inject('one', {
    reducer(state: number | undefined, action) {
      if (action.type === 'ping') throw new Error('broken');
      return count(state, action);
    },
  });
  session.inject('never', {
    reducer() {
      throw new Error('broken from the start');
    },
  });
  session.inject('other', { reducer: count });
  session.redux.dispatch({ type: 'ping' });
  expect(session.redux.getState()).toMatchObject({ one: 0, other: 1 });
  expect(reported).toContainEqual({ app: 'one', place: 'reducer' });
  expect(reported).toContainEqual({ app: 'never', place: 'reducer' });
});

/** Address of an undeclared query: requesting it fails. */
const unknown = (key: string) => ({ app: 'one', name: 'none', args: {}, key });

it('notifies the other subscribers if one throws', async () => {
  const reported = givenReporter();
  const session = store();
  const heard = jest.fn();
  session.redux.subscribe(() => {
    throw new Error('Maximum update depth exceeded');
  });
  session.redux.subscribe(heard);
  session.redux.dispatch({ type: 'queries/used', address: unknown('a') });
  await Promise.resolve();
  expect(heard).toHaveBeenCalled();
  expect(reported).toContainEqual({ place: 'subscriber' });
  expect(session.redux.getState()).toMatchObject({
    queries: { entries: { one: { none: { a: { error: { kind: 'unexpected' } } } } } },
  });
  session.dispose();
});

it('continues to load other queries if one throws', async () => {
  const reported = givenReporter();
  const session = store();
  session.redux.dispatch({ type: 'queries/used', address: unknown('a') });
  await Promise.resolve();
  session.redux.dispatch({ type: 'records/changed', kinds: ['plan'] });
  expect(reported).toEqual([{ place: 'queries' }]);
  session.redux.dispatch({ type: 'queries/used', address: unknown('b') });
  await Promise.resolve();
  expect(session.redux.getState()).toMatchObject({
    queries: { entries: { one: { none: { b: { error: { kind: 'unexpected' } } } } } },
  });
  session.dispose();
});
