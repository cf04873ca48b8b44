import { useEffect, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Client } from '../data/client';
import { HostProvider, type HostApi, type Notice } from '../host';
import { createStore, type PraxisStore } from '../store';

/** Provides a store in a test; disposed on unmount. */
export function StoreUnderTest({ client, children }: { client: Client; children: ReactNode }) {
  const [store] = useState(() => createStore(client));
  useDisposed(store);
  return <Provider store={store.redux}>{children}</Provider>;
}

interface PartUnderTestProps {
  client: Client;
  /** Receives notices. */
  notify?(notice: Notice): void;
  children: ReactNode;
}

/** Provides the store and the parts of the host that mutations need. */
export function PartUnderTest({ client, notify = () => {}, children }: PartUnderTestProps) {
  return (
    <StoreUnderTest client={client}>
      <HostProvider value={{ client, notify } as unknown as HostApi}>{children}</HostProvider>
    </StoreUnderTest>
  );
}

/** Cancels the store's sagas and their timers on unmount. */
export function useDisposed(store: PraxisStore): void {
  useEffect(() => () => store.dispose(), [store]);
}
