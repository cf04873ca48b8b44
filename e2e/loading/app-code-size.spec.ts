import { expect, test } from '@playwright/test';
import { budgets } from '../bench/budgets.mjs';
import { ownKilobytes } from '../bench/own-code.mjs';

// Small shared code is duplicated in the file of each page that uses it. An app can therefore grow
// by more than was written, which the size of a single page doesn't show.
for (const [id, budget] of Object.entries(budgets.appKilobytes)) {
  test(`the code of the ${id}'s app is at most ${budget} KB in total`, async () => {
    expect(await ownKilobytes(id)).toBeLessThanOrEqual(budget);
  });
}
