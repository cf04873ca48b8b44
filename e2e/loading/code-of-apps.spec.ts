import { expect, test } from '@playwright/test';
import { budgets } from '../bench/budgets.mjs';
import { ownKilobytes } from '../bench/own-code.mjs';

// What several pages use stands in the file of each of them where it is small. So an app's code grows
// by more than what is written, which no page shows.
for (const [id, budget] of Object.entries(budgets.appKilobytes)) {
  test(`who uses all of the ${id}'s app loads at most ${budget} KB of its code`, async () => {
    expect(await ownKilobytes(id)).toBeLessThanOrEqual(budget);
  });
}
