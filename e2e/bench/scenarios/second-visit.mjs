import { budgets } from '../budgets.mjs';
import { timeAgainst } from '../load-figures.mjs';
import { landings, signInPath } from '../product.mjs';
import { figuresAreShown, formIsUsable, rowsAreShown } from '../readiness.mjs';
import { visitBefore, visitOnce } from '../visit.mjs';
import { listPaths } from './lists.mjs';
import { referenceSecondVisit } from './references.mjs';
import { visitAsDoctor } from './signed-in.mjs';

/** A page whose files are in the browser's cache. */
function visitedAgain(name, title, run) {
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

const asDoctor = (path, isUsable) => (bench, hooks) =>
  visitAsDoctor(bench, { path, isUsable, again: true }, hooks);

export const secondVisit = visitedAgain('', 'sign-in', (bench, hooks) => {
  const visit = { address: `${bench.product.origin}${signInPath}`, isUsable: formIsUsable };
  return visitOnce(
    bench.browser,
    { ...visit, prepare: (context) => visitBefore(context, visit) },
    hooks,
  );
});

export const landingSecondVisit = visitedAgain(
  'landing-',
  "doctor's landing",
  asDoctor(landings.doctor.path, figuresAreShown),
);

export const patientsSecondVisit = visitedAgain(
  'patients-',
  "doctor's patients",
  asDoctor(listPaths.patients, rowsAreShown),
);

export const appointmentsSecondVisit = visitedAgain(
  'appointments-',
  "doctor's appointments",
  asDoctor(listPaths.appointments, rowsAreShown),
);
