import type { PraxisStore } from '@praxis/sdk/store';
import { whenUsable } from './when-usable';

/** A store of which a test says whether an answer is awaited. */
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

it('begins once the last answer is there, and once only', () => {
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

it('waits for what still shows that it is on its way', () => {
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

it('waits for what the page asks for once an answer is there', () => {
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

it('is called off before it begins, and ends what it began', () => {
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
