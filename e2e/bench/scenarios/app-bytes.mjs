import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { distOf } from '@praxis/tooling/workspace.mjs';
import { budgets } from '../budgets.mjs';
import { figure } from '../figures.mjs';

/** Texts in one language are all that anybody loads; English is counted. */
const otherTexts = /-texts-(?!en-)\w\w-json\./;

/** All JavaScript that a role app can load in one language, compressed as it is served. */
async function ownKilobytes(id) {
  const directory = path.join(distOf(id), 'assets');
  const names = (await readdir(directory)).filter((name) => name.endsWith('.js.br'));
  const wanted = names.filter((name) => !otherTexts.test(name));
  const sizes = await Promise.all(
    wanted.map(async (name) => (await stat(path.join(directory, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

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
