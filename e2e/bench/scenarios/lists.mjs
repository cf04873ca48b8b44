import { budgets } from '../budgets.mjs';
import { costs, timeAgainst } from '../load-figures.mjs';
import { rowsAreShown } from '../readiness.mjs';
import { federatedReference } from './references.mjs';
import { visitAsDoctor } from './signed-in.mjs';

/** The doctor's main lists, opened by their URL. */
export const listPaths = { patients: '/doctor/patients', appointments: '/doctor/appointments' };

function list(name) {
  const title = `doctor's ${name}`;
  return {
    name: `${name}-list`,
    title,
    stage: 'load',
    needs: [federatedReference.name],
    usesProduct: true,
    run: (bench, hooks) =>
      visitAsDoctor(bench, { path: listPaths[name], isUsable: rowsAreShown }, hooks),
    figures: (samples, samplesOf) => [
      timeAgainst(
        `${title}: time`,
        samples,
        samplesOf(federatedReference.name),
        budgets.list.timesReference,
      ),
      ...costs(title, samples, budgets.list),
    ],
  };
}

export const patientsList = list('patients');
export const appointmentsList = list('appointments');
