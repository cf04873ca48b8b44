import { UserError } from '@praxis/tooling/user-error.mjs';
import { appBytes } from './app-bytes.mjs';
import { cleanBuild } from './clean-build.mjs';
import { computations } from './computations.mjs';
import { demoDashboard, demoSkin } from './demo-dashboard.mjs';
import { demoPages } from './demo-pages.mjs';
import { demoPresses } from './demo-presses.mjs';
import { devRebuild } from './dev-rebuild.mjs';
import { landingWithApi } from './landing-with-api.mjs';
import { landing } from './landing.mjs';
import { largeDemo } from './large-demo.mjs';
import { largePractice } from './large-practice.mjs';
import { largeTable } from './large-table.mjs';
import { listInteractions } from './list-interactions.mjs';
import { appointmentsList, patientsList } from './lists.mjs';
import { publicPage } from './public-page.mjs';
import {
  federatedReference,
  listReference,
  reactReference,
  referenceSecondVisit,
} from './references.mjs';
import { remoteBytes } from './remote-bytes.mjs';
import { doctorsSecondVisits, secondVisit, secondVisitsWithApi } from './second-visit.mjs';
import { signInToDashboard } from './sign-in-to-dashboard.mjs';
import { signIn } from './sign-in.mjs';

/**
 * All scenarios, in the order of the table.
 *
 * `stage`: `before` the product is served, `load` once per round, interleaved with the other loads,
 * `after` them. `needs` names the scenarios that a ratio refers to. `run` returns a sample, and
 * `figures` turns all samples into lines of the table.
 */
export const scenarios = [
  reactReference,
  federatedReference,
  referenceSecondVisit,
  listReference,
  signIn,
  landing,
  landingWithApi,
  patientsList,
  appointmentsList,
  ...demoPages,
  demoDashboard,
  signInToDashboard,
  secondVisit,
  ...doctorsSecondVisits,
  ...secondVisitsWithApi,
  listInteractions,
  demoPresses,
  demoSkin,
  publicPage,
  remoteBytes,
  appBytes,
  largePractice,
  largeDemo,
  largeTable,
  computations,
  devRebuild,
  cleanBuild,
];

/** The named scenarios, all by default, and those that they need. */
export function chooseScenarios(names, { build }) {
  const known = new Map(scenarios.map((scenario) => [scenario.name, scenario]));
  for (const name of names) {
    if (!known.has(name)) {
      throw new UserError(`Unknown scenario ${name}. Scenarios: ${[...known.keys()].join(', ')}`);
    }
  }
  const selected = new Set(names.length > 0 ? names : known.keys());
  for (const name of [...selected]) for (const other of known.get(name).needs) selected.add(other);
  if (build) selected.add(cleanBuild.name);
  else if (!names.includes(cleanBuild.name)) selected.delete(cleanBuild.name);
  return scenarios.filter(({ name }) => selected.has(name));
}
