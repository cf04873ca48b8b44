import { useEffect, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Client } from '../data/client';
import { HostProvider, type HostApi, type Notice } from '../host';
import { createStore, type PraxisStore } from '../store';

/** A store for what is shown in a test; it is let go of with the last of it. */
export function StoreUnderTest({ client, children }: { client: Client; children: ReactNode }) {
  const [store] = useState(() => createStore(client));
  useDisposed(store);
  return <Provider store={store.redux}>{children}</Provider>;
}

interface PartUnderTestProps {
  client: Client;
  /** Told what is said to the person. */
  notify?(notice: Notice): void;
  children: ReactNode;
}

/** The store and as much of the host as what sends commands needs. */
export function PartUnderTest({ client, notify = () => {}, children }: PartUnderTestProps) {
  return (
    <StoreUnderTest client={client}>
      <HostProvider value={{ client, notify } as unknown as HostApi}>{children}</HostProvider>
    </StoreUnderTest>
  );
}

/** Ends the store's sagas, and with them their timers, when the test takes the page away. */
export function useDisposed(store: PraxisStore): void {
  useEffect(() => () => store.dispose(), [store]);
}
