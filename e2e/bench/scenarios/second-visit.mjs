import { budgets } from '../budgets.mjs';
import { signInBare } from '../demo-accounts.mjs';
import { timeAgainst } from '../load-figures.mjs';
import { landings, signInPath } from '../product.mjs';
import { figuresAreShown, rowsAreShown } from '../readiness.mjs';
import { visitAgain } from '../second-visit/visit-again.mjs';
import { listPaths } from './lists.mjs';
import { referenceSecondVisit, visitFormAgain } from './references.mjs';
import { visitAsDoctor } from './signed-in.mjs';

/** A page whose files are in the browser's cache. */
function secondVisitOf(name, title, run) {
  return {
    name: `${name}second-visit`,
    title: `${title}, second visit`,
    stage: 'load',
    needs: [referenceSecondVisit.name],
    usesProduct: true,
    run,
    figures: (samples, samplesOf) => [
      timeAgainst(
        `${title}, second visit: time`,
        samples,
        samplesOf(referenceSecondVisit.name),
        budgets.secondVisitTimesReference,
      ),
    ],
  };
}

const landing = landings.doctor;

/** A page of the doctor's app, signed in. An explanation records the network, so it takes a page of Playwright's. */
const asDoctor = (path, isUsable) => (bench, hooks) => {
  if (hooks) return visitAsDoctor(bench, { path, isUsable, again: true }, hooks);
  const { origin } = bench.product;
  return visitAgain(bench, {
    address: `${origin}${path}`,
    isUsable,
    signIn: (page) => signInBare(page, origin, landing.account, figuresAreShown),
  });
};

export const secondVisit = secondVisitOf('', 'sign-in', (bench, hooks) =>
  visitFormAgain(bench, `${bench.product.origin}${signInPath}`, hooks),
);

export const landingSecondVisit = secondVisitOf(
  'landing-',
  "doctor's landing",
  asDoctor(landing.path, figuresAreShown),
);

export const patientsSecondVisit = secondVisitOf(
  'patients-',
  "doctor's patients",
  asDoctor(listPaths.patients, rowsAreShown),
);

export const appointmentsSecondVisit = secondVisitOf(
  'appointments-',
  "doctor's appointments",
  asDoctor(listPaths.appointments, rowsAreShown),
);
