import { savesData } from '@praxis/sdk';
import type { Deployment } from '../boot/deployment';
import type { LikelyRole } from '../federation/prefetch';

/** An account that is likely to sign in next. */
export interface LikelyAccount extends LikelyRole {
  email: string;
}

/** Prefetches what an account sees first: its app, and the simulation's sample data. */
export function prefetchForAccount(
  deployment: Deployment,
  { email, ...role }: LikelyAccount,
): void {
  if (savesData()) return;
  const app = import('../federation/prefetch').then(({ prefetchRole }) =>
    prefetchRole(deployment, role),
  );
  const data =
    role.realm === 'practice' &&
    deployment.backEnd.simulation?.().then((simulation) => simulation.prepare(email));
  // Ignored: the code that needs it retries.
  Promise.all([app, data]).catch(() => {});
}
