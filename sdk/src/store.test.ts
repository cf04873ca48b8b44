import type { Client } from './data/client';
import { createStore } from './store';

const store = () => createStore({} as Client);

it('lets each app undo what it did, once, as the session ends', () => {
  const session = store();
  const [one, other] = [jest.fn(), jest.fn()];
  session.inject('one', { dispose: one });
  session.inject('one', { dispose: one });
  session.inject('other', { dispose: other });
  expect(one).not.toHaveBeenCalled();
  session.dispose();
  expect(one).toHaveBeenCalledTimes(1);
  expect(other).toHaveBeenCalledTimes(1);
});

it('an app that fails at its end keeps no other from its own', () => {
  jest.useFakeTimers();
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
  expect(() => jest.runAllTimers()).toThrow('broken');
  jest.useRealTimers();
});
