import { createContext, useContext } from 'react';
import type { HostApi } from '@praxis/sdk';
import type { createBrowserRouter } from '@praxis/sdk/router';
import type { PraxisStore } from '@praxis/sdk/store';
import type { Deployment } from '../boot/deployment';

/** The services of the app. */
export interface Services {
  deployment: Deployment;
  store: PraxisStore;
  host: HostApi;
  router: ReturnType<typeof createBrowserRouter>;
  dispose(): void;
}

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

/** The shell's services, within the app. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices is called outside of the app.');
  return services;
}
