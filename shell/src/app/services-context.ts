import { createContext, useContext } from 'react';
import type { Services } from './services';

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

/** The shell's own services, inside of the app. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices is called outside of the app.');
  return services;
}
