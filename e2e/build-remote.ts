import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { rootDirectory } from '../tooling/workspace.mjs';

/**
 * Builds a role app for production, as its team would.
 * @param directory of the app, relative to the workspace
 * @returns the build's directory
 */
export async function buildRemote(directory: string): Promise<string> {
  const file = path.join(rootDirectory, directory, 'webpack.config.mjs');
  const { default: configure } = (await import(pathToFileURL(file).href)) as {
    default: () => Promise<Configuration>;
  };
  const config = await configure();
  await new Promise<void>((resolve, reject) =>
    webpack({ ...config, cache: false }, (error, stats) => {
      if (error || !stats || stats.hasErrors())
        reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    }),
  );
  return path.join(rootDirectory, directory, 'dist');
}

/**
 * Copies a role app's sources, so that a test can change them, or build them while another test does.
 * @param directory of the app, relative to the workspace
 * @param name of the copy, unique among the tests
 * @returns the copy's directory, relative to the workspace
 */
export async function copyRemote(directory: string, name: string): Promise<string> {
  const copy = path.join('e2e/.cache', name, path.basename(directory));
  const target = path.join(rootDirectory, copy);
  await rm(target, { recursive: true, force: true });
  await cp(path.join(rootDirectory, directory), target, {
    recursive: true,
    filter: (source) =>
      !/[\\/](node_modules|dist)([\\/]|$)/.test(source.slice(rootDirectory.length)),
  });
  return copy;
}
