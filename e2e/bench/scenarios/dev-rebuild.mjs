import { readFile, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { budgets } from '../budgets.mjs';
import { figure } from '../figures.mjs';
import { cacheDirectory, rootDirectory } from '../paths.mjs';

const changes = 5;
const changedFile = path.join(rootDirectory, 'remote-doctor/src/remote.ts');

/**
 * Makes a compiler read one file with an added line, a new one each time, so that changes can be
 * rebuilt without writing the file.
 */
function overlay(compiler, file) {
  let round = 0;
  const files = compiler.inputFileSystem;
  const original = files.readFile.bind(files);
  files.readFile = (name, ...rest) => {
    if (name !== file || round === 0) return original(name, ...rest);
    const callback = rest.at(-1);
    return readFile(file, 'utf8').then(
      (text) => callback(null, Buffer.from(`${text}\nglobalThis.rebuiltInBench = ${round};\n`)),
      callback,
    );
  };
  return () => (round += 1);
}

async function watchConfig() {
  const file = path.join(rootDirectory, 'remote-doctor/webpack.config.mjs');
  const { default: configure } = await import(pathToFileURL(file).href);
  const config = await configure({}, { mode: 'development', hot: true });
  const output = { ...config.output, path: path.join(cacheDirectory, 'dev-rebuild') };
  return { ...config, output, cache: { type: 'memory' } };
}

/** Milliseconds from each change of a source file to the finished build in watch mode. */
async function rebuildTimes() {
  const compiler = webpack(await watchConfig());
  const change = overlay(compiler, changedFile);
  let done;
  const nextBuild = () => new Promise((resolve, reject) => (done = { resolve, reject }));
  const first = nextBuild();
  const watching = compiler.watch({}, (error, stats) => {
    if (error ?? stats.hasErrors()) done.reject(error ?? new Error(stats.toString('errors-only')));
    else done.resolve();
  });
  const { atime, mtime } = await stat(changedFile);
  const times = [];
  try {
    await first;
    for (let round = 0; round < changes; round += 1) {
      // After a build, the watcher takes a moment to be in place.
      await new Promise((resolve) => setTimeout(resolve, 500));
      const rebuilt = nextBuild();
      change();
      const startedAt = performance.now();
      await utimes(changedFile, new Date(), new Date());
      await rebuilt;
      times.push(performance.now() - startedAt);
    }
  } finally {
    await new Promise((resolve) => watching.close(resolve));
    await utimes(changedFile, atime, mtime);
  }
  return times;
}

export const devRebuild = {
  name: 'dev-rebuild',
  title: 'rebuild of a role app after a change',
  stage: 'after',
  needs: [],
  usesProduct: false,
  run: rebuildTimes,
  figures: ([times]) => [
    figure({
      name: 'role app rebuilt after a change in dev',
      unit: 'ms',
      values: times,
      budget: budgets.devRebuildMs,
    }),
  ],
};
