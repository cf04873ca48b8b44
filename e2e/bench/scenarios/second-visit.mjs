import { budgets } from '../budgets.mjs';
import { signInBare } from '../demo-accounts.mjs';
import { timeAgainst } from '../load-figures.mjs';
import { landings, signInPath } from '../product.mjs';
import { figuresAreShown, rowsAreShown } from '../readiness.mjs';
import { visitAgain } from '../second-visit/visit-again.mjs';
import { evaluate } from '../visit.mjs';
import { listPaths } from './lists.mjs';
import { referenceSecondVisit, visitFormAgain } from './references.mjs';
import { visitAsDoctor, visitSignedIn } from './signed-in.mjs';

/** A page whose files are in the browser's cache. */
function secondVisitOf({ name, title, run, usesApi = false }) {
  return {
    name: `${name}second-visit`,
    title: `${title}, second visit`,
    stage: 'load',
    needs: [referenceSecondVisit.name],
    usesProduct: true,
    usesApi,
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

/** The same in a deployment with an API. */
const asDoctorWithApi = (path, isUsable) => (bench, hooks) => {
  const { origin, latency, signIn } = bench.api;
  if (hooks) return visitSignedIn(bench, { origin, signIn, path, isUsable, again: true }, hooks);
  return visitAgain(
    { ...bench, latency },
    {
      address: `${origin}${path}`,
      isUsable,
      async signIn(page) {
        await page.visit(`${origin}${signInPath}`);
        await evaluate(page, await signIn());
        await page.clearCache();
      },
    },
  );
};

export const secondVisit = secondVisitOf({
  name: '',
  title: 'sign-in',
  run: (bench, hooks) => visitFormAgain(bench, `${bench.product.origin}${signInPath}`, hooks),
});

const pages = [
  { name: 'landing', title: "doctor's landing", path: landing.path, isUsable: figuresAreShown },
  {
    name: 'patients',
    title: "doctor's patients",
    path: listPaths.patients,
    isUsable: rowsAreShown,
  },
  {
    name: 'appointments',
    title: "doctor's appointments",
    path: listPaths.appointments,
    isUsable: rowsAreShown,
  },
];

export const doctorsSecondVisits = pages.map(({ name, title, path, isUsable }) =>
  secondVisitOf({ name: `${name}-`, title, run: asDoctor(path, isUsable) }),
);

export const secondVisitsWithApi = pages.map(({ name, title, path, isUsable }) =>
  secondVisitOf({
    name: `${name}-with-api-`,
    title: `${title} with an API`,
    run: asDoctorWithApi(path, isUsable),
    usesApi: true,
  }),
);
