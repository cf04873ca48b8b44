import { savesData } from '@praxis/sdk';
import type { Deployment } from '../boot/deployment';
import type { LikelyRole } from '../federation/prefetch';

/** Who is likely to sign in next. */
export interface LikelyAccount extends LikelyRole {
  email: string;
}

/** Loads ahead what an account is shown first: its app, and the sample data where that is the back end. */
export function prefetchFor(deployment: Deployment, { email, ...role }: LikelyAccount): void {
  if (savesData()) return;
  const app = import('../federation/prefetch').then(({ prefetchRole }) =>
    prefetchRole(deployment, role),
  );
  const data =
    role.realm === 'practice' &&
    deployment.backEnd.simulation?.().then((simulation) => simulation.prepare(email));
  // A failure costs nothing: whoever needs it asks again.
  Promise.all([app, data]).catch(() => {});
}
