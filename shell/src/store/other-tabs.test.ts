import type { RecordKind } from '@praxis/contract';
import { recordsChanged, type Client } from '@praxis/sdk/data';
import { createStore, type PraxisStore } from '@praxis/sdk/store';
import type { BackEnd } from '../boot/back-end';
import { joinOtherTabs } from './other-tabs';

const api: BackEnd = {
  address: 'https://api',
  now: Date.now,
  tokenTime: Date.now,
  ready: async () => undefined,
};
const stops: (() => void)[] = [];

/** Opens a tab, and records the kinds that it revalidates because of other tabs. */
function openTab(backEnd = api): { store: PraxisStore; loaded: unknown[] } {
  const store = createStore({} as Client);
  const loaded: unknown[] = [];
  const dispatch = store.redux.dispatch.bind(store.redux);
  store.redux.dispatch = (action) => {
    if ('elsewhere' in action) loaded.push((action as { kinds?: unknown }).kinds);
    return dispatch(action);
  };
  stops.push(joinOtherTabs(store, backEnd), store.dispose);
  return { store, loaded };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

afterEach(() => stops.splice(0).forEach((stop) => stop()));

it('notifies other tabs of the kinds that a mutation changed, with a real back end', async () => {
  const [here, there] = [openTab(), openTab()];
  here.store.redux.dispatch(recordsChanged(['plan']));
  await settle();
  expect(there.loaded).toEqual([['plan']]);
  // Received messages are not sent on.
  expect(here.loaded).toEqual([]);
});

it('revalidates the kinds that the simulation reports for another tab', async () => {
  let notify: (kinds: readonly RecordKind[]) => void = () => undefined;
  const stop = jest.fn();
  const simulation = async () =>
    ({
      onChange: (listener: typeof notify) => {
        notify = listener;
        return stop;
      },
    }) as never;
  const tab = openTab({ ...api, simulation });
  await settle();
  notify(['appointment']);
  expect(tab.loaded).toEqual([['appointment']]);
  stops.splice(0).forEach((end) => end());
  expect(stop).toHaveBeenCalled();
});
