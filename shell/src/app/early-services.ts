import { identity, userKeyOf } from '../auth/session';
import type { Deployment } from '../boot/deployment';
import type { Http } from '../http';
import { createServices } from './services';
import type { Services } from './services-context';

interface Early {
  services: Services;
  /** The user whose data they contain: no other user may get them. */
  user: ReturnType<typeof userKeyOf>;
}

/** Null once the app has rendered: from then on it creates its own. */
const early = new WeakMap<Deployment, Early | null>();

/** Creates the app's services before it renders, to preload the first page's data. */
export function createEarlyServices(deployment: Deployment, http: Http): Services | undefined {
  if (!early.has(deployment)) {
    const services = createServices(deployment, http);
    early.set(deployment, { services, user: userKeyOf(identity.get()) });
  }
  return early.get(deployment)?.services;
}

/** The services that were created early, if they belong to the current user. */
export function earlyServices(deployment: Deployment): Services | null {
  const entry = early.get(deployment);
  return entry && entry.user === userKeyOf(identity.get()) ? entry.services : null;
}

/** Hands the early services over to the app; disposes those of another user. */
export function takeEarlyServices(deployment: Deployment): Services | null {
  const taken = earlyServices(deployment);
  if (!taken) early.get(deployment)?.services.dispose();
  early.set(deployment, null);
  return taken;
}
