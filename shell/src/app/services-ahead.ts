import { identity, personOf } from '../auth/session';
import type { Deployment } from '../boot/deployment';
import type { Http } from '../http';
import { createServices } from './services';
import type { Services } from './services-context';

interface Ahead {
  services: Services;
  /** They hold what this person was answered: nobody else is given them. */
  person: ReturnType<typeof personOf>;
}

/** Null once the app has shown: from then on it makes its own. */
const ahead = new WeakMap<Deployment, Ahead | null>();

/** The app's services before it shows: the first page's data is asked for with them. */
export function servicesAhead(deployment: Deployment, http: Http): Services | undefined {
  if (!ahead.has(deployment)) {
    const services = createServices(deployment, http);
    ahead.set(deployment, { services, person: personOf(identity.get()) });
  }
  return ahead.get(deployment)?.services;
}

/** Those that are there already, for the same person. */
export function servicesMade(deployment: Deployment): Services | null {
  const made = ahead.get(deployment);
  return made && made.person === personOf(identity.get()) ? made.services : null;
}

/** The app shows, with them or without: what was made for somebody else ends. */
export function takeServices(deployment: Deployment): Services | null {
  const taken = servicesMade(deployment);
  if (!taken) ahead.get(deployment)?.services.dispose();
  ahead.set(deployment, null);
  return taken;
}
