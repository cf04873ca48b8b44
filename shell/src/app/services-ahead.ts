import type { Deployment } from '../boot/deployment';
import type { Http } from '../http';
import { createServices } from './services';
import type { Services } from './services-context';

const ahead = new WeakMap<Deployment, Services>();

/** The app's services before it shows: the first page's data is asked for with them. */
export function servicesAhead(deployment: Deployment, http: Http): Services {
  const made = ahead.get(deployment) ?? createServices(deployment, http);
  ahead.set(deployment, made);
  return made;
}

/** Those that are there already, until they are let go of. */
export const servicesMade = (deployment: Deployment): Services | null =>
  ahead.get(deployment) ?? null;

/** They are of the session that began them: whoever comes next gets others. */
export function letGoOfServices(deployment: Deployment): void {
  ahead.delete(deployment);
}
