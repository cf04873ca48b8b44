import type { PraxisStore } from '@praxis/sdk/store';
import { whenUsable } from './when-usable';

/** A store whose loading state a test controls. */
function createStore(loading: boolean) {
  let isLoading = loading;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    store: { isLoading: () => isLoading, redux: { subscribe } } as unknown as PraxisStore,
    set(next: boolean) {
      isLoading = next;
      for (const listener of listeners) listener();
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('starts once the last request is settled, and only once', () => {
  const { store, set } = createStore(true);
  const work = jest.fn(() => () => {});
  whenUsable(store, work);
  jest.runAllTimers();
  expect(work).not.toHaveBeenCalled();
  set(false);
  jest.runAllTimers();
  set(true);
  set(false);
  jest.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
});

it('waits for elements that are busy', () => {
  const { store } = createStore(false);
  const work = jest.fn(() => () => {});
  document.body.innerHTML = '<main><div aria-busy="true"></div></main>';
  whenUsable(store, work);
  jest.advanceTimersByTime(1_000);
  expect(work).not.toHaveBeenCalled();
  document.body.innerHTML = '<main></main>';
  jest.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
});

it('waits for requests that the page sends after a response', () => {
  const { store, set } = createStore(true);
  const work = jest.fn(() => () => {});
  whenUsable(store, work);
  set(false);
  set(true);
  jest.runAllTimers();
  expect(work).not.toHaveBeenCalled();
  set(false);
  jest.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
});

it('can be canceled before it starts, and stops the work afterwards', () => {
  const { store } = createStore(false);
  const stop = jest.fn();
  const work = jest.fn(() => stop);
  whenUsable(store, work)();
  jest.runAllTimers();
  expect(work).not.toHaveBeenCalled();
  const end = whenUsable(store, work);
  jest.runAllTimers();
  end();
  expect(stop).toHaveBeenCalledTimes(1);
});
