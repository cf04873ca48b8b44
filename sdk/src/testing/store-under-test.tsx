import { useEffect, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Client } from '../data/client';
import { createStore, type PraxisStore } from '../store';

/** A store for what is shown in a test; it is let go of with the last of it. */
export function StoreUnderTest({ client, children }: { client: Client; children: ReactNode }) {
  const [store] = useState(() => createStore(client));
  useDisposed(store);
  return <Provider store={store.redux}>{children}</Provider>;
}

/** Ends the store's sagas, and with them their timers, when the test takes the page away. */
export function useDisposed(store: PraxisStore): void {
  useEffect(() => () => store.dispose(), [store]);
}
