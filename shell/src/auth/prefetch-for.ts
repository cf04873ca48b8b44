import type { Realm } from '@praxis/contract';
import type { Deployment } from '../boot/deployment';
import { savesData } from '../boot/saves-data';

/** Who is likely to sign in next. */
export interface LikelyAccount {
  realm: Realm;
  role: string;
  email: string;
}

/** Loads ahead what an account is shown first: its app, and the sample data where that is the back end. */
export function prefetchFor(deployment: Deployment, { realm, role, email }: LikelyAccount): void {
  if (savesData()) return;
  const app = import('../federation/prefetch').then(({ prefetchRole }) =>
    prefetchRole(deployment, realm, role),
  );
  const data =
    realm === 'practice' &&
    deployment.backEnd.simulation?.().then((simulation) => simulation.prepare(email));
  // A failure costs nothing: whoever needs it asks again.
  Promise.all([app, data]).catch(() => {});
}
