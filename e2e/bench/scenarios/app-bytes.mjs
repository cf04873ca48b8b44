import { budgets } from '../budgets.mjs';
import { figure } from '../figures.mjs';
import { ownKilobytes } from '../own-code.mjs';

export const appBytes = {
  name: 'app-bytes',
  title: "all of a role app's own JavaScript",
  stage: 'after',
  needs: [],
  usesProduct: true,
  async run() {
    const sample = {};
    for (const id of Object.keys(budgets.appKilobytes)) sample[id] = await ownKilobytes(id);
    return sample;
  },
  figures: ([sample]) =>
    Object.entries(budgets.appKilobytes).map(([id, budget]) =>
      figure({
        name: `remote-${id}: all of its own JavaScript`,
        unit: 'KB',
        values: [sample[id]],
        budget,
      }),
    ),
};
