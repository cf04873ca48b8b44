import { figure } from '../figures.mjs';
import { costs, readyTime } from '../load-figures.mjs';
import { withContext, medianOf, openSlowly } from '../press.mjs';
import { formIsUsable, rowsAreShown } from '../readiness.mjs';
import { visitAgain } from '../second-visit/visit-again.mjs';
import { visitBefore, visitOnce } from '../visit.mjs';
import { formAnswers } from './form-check.mjs';

const visitOf = (bench, page) => ({
  address: bench.references[page],
  isUsable: formIsUsable,
  verify: formAnswers,
});

function reference(name, title, page) {
  return {
    name,
    title,
    stage: 'load',
    needs: [],
    usesProduct: false,
    run: (bench, hooks) => visitOnce(bench.browser, visitOf(bench, page), hooks),
    figures: (samples) => [readyTime(title, samples), ...costs(title, samples)],
  };
}

export const reactReference = reference('reference-react', 'reference, React alone', 'react-login');

export const federatedReference = reference(
  'reference-federated',
  'reference, federated antd',
  'federated-antd-login',
);

/** A form's second visit. An explanation records the network, so it takes a page of Playwright's. */
export function visitFormAgain(bench, address, hooks) {
  const visit = { address, isUsable: formIsUsable };
  if (!hooks) return visitAgain(bench, visit);
  return visitOnce(
    bench.browser,
    { ...visit, prepare: (context) => visitBefore(context, visit) },
    hooks,
  );
}

export const referenceSecondVisit = {
  name: 'reference-second-visit',
  title: 'reference, second visit',
  stage: 'load',
  needs: [],
  usesProduct: false,
  run: (bench, hooks) => visitFormAgain(bench, bench.references['federated-antd-login'], hooks),
  figures: (samples) => [readyTime('reference, second visit', samples)],
};

/** antd's table to its next page, with all rows in memory. */
export const listReference = {
  name: 'reference-list',
  title: "reference, antd's table",
  stage: 'load',
  needs: [],
  usesProduct: false,
  run: ({ browser, references }) =>
    withContext(browser, async (context) => {
      const opened = await openSlowly(context, references['antd-table'], {
        isUsable: rowsAreShown,
      });
      const next = opened.page.locator('.ant-pagination-next button');
      return { nextPageMs: await medianOf(opened, [next, next, next]) };
    }),
  figures: (samples) => [
    figure({
      name: "reference, antd's table: next page",
      unit: 'ms',
      values: samples.map(({ nextPageMs }) => nextPageMs),
    }),
  ],
};
