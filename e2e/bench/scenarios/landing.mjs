import { budgets } from '../budgets.mjs';
import { signInBefore } from '../demo-accounts.mjs';
import { costs, timeAgainst } from '../load-figures.mjs';
import { landings } from '../product.mjs';
import { figuresAreShown } from '../readiness.mjs';
import { visitOnce } from '../visit.mjs';
import { federatedReference } from './references.mjs';

export const landing = {
  name: 'landing',
  title: "doctor's landing",
  stage: 'load',
  needs: [federatedReference.name],
  usesProduct: true,
  run: (bench, hooks) =>
    visitOnce(
      bench.browser,
      {
        address: `${bench.product.origin}${landings.doctor.path}`,
        isUsable: figuresAreShown,
        prepare: async (context) => ({
          setup: await signInBefore(
            context,
            bench.product.origin,
            landings.doctor.account,
            figuresAreShown,
          ),
        }),
      },
      hooks,
    ),
  figures: (samples, samplesOf) => [
    timeAgainst(
      "doctor's landing: time",
      samples,
      samplesOf(federatedReference.name),
      budgets.landing.timesReference,
    ),
    ...costs("doctor's landing", samples, budgets.landing),
  ],
};
