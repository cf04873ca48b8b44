import { spawn } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { budgets } from '../budgets.mjs';
import { figure } from '../figures.mjs';
import { rootDirectory } from '../paths.mjs';

const isApp = (name) => name === 'shell' || name.startsWith('remote-');

async function removeBuilds() {
  const apps = (await readdir(rootDirectory)).filter(isApp);
  const leftovers = [
    ...apps.flatMap((app) => [`${app}/dist`, `${app}/node_modules/.cache`]),
    'node_modules/.cache/webpack',
  ];
  await Promise.all(
    leftovers.map((name) => rm(path.join(rootDirectory, name), { recursive: true, force: true })),
  );
}

async function build() {
  const child = spawn('npm', ['run', '--silent', 'build'], {
    cwd: rootDirectory,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`npm run build exited with ${code}`);
}

/** Builds the product from scratch; the page loads then measure this build. */
export const cleanBuild = {
  name: 'clean-build',
  title: 'npm run build from nothing',
  stage: 'before',
  needs: [],
  usesProduct: false,
  async run() {
    await removeBuilds();
    const startedAt = performance.now();
    await build();
    return (performance.now() - startedAt) / 1000;
  },
  figures: (samples) => [
    figure({
      name: 'npm run build from nothing',
      unit: 's',
      values: samples,
      budget: budgets.cleanBuildSeconds,
    }),
  ],
};
