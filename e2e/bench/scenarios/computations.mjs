import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { figure } from '../figures.mjs';
import { rootDirectory } from '../paths.mjs';
import { runJsonScript } from '../run-script.mjs';

const worker = fileURLToPath(new URL('../computations/worker.mjs', import.meta.url));

/** All `bench/*.bench.ts` files of the workspaces. */
async function benchFiles() {
  const { workspaces } = JSON.parse(
    await readFile(path.join(rootDirectory, 'package.json'), 'utf8'),
  );
  const found = await Promise.all(
    workspaces.map(async (workspace) => {
      const directory = path.join(rootDirectory, workspace, 'bench');
      const names = await readdir(directory).catch(() => []);
      return names
        .filter((name) => name.endsWith('.bench.ts'))
        .map((name) => ({ workspace, file: path.join(directory, name) }));
    }),
  );
  return found.flat();
}

async function measurementsOf({ workspace, file }) {
  const measurements = await runJsonScript(worker, file);
  return measurements.map((measurement) => ({ workspace, ...measurement }));
}

/** Code that runs without a browser: rules over many records, lists, the simulation's data. */
export const computations = {
  name: 'computations',
  title: 'rules and data, in Node',
  stage: 'after',
  needs: [],
  usesProduct: false,
  async run() {
    const results = [];
    for (const file of await benchFiles()) results.push(...(await measurementsOf(file)));
    return results;
  },
  figures: ([results]) =>
    results.map(({ workspace, name, values, budgetMs }) =>
      figure({ name: `${workspace}: ${name}`, unit: 'ms', values, budget: budgetMs }),
    ),
};
