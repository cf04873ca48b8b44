import webpack from 'webpack';
import { UserError } from '../user-error.mjs';
import { configOf } from './app-of.mjs';

/**
 * Builds the app for production into `dist`, including `remote.json`.
 * @param {string} directory of the app
 */
export async function build(directory) {
  const compiler = webpack(await configOf(directory, { serving: false }));
  /** @type {import('webpack').Stats | undefined} */
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  if (!stats || stats.hasErrors())
    throw new UserError(stats?.toString('errors-only') ?? 'No build');
  console.log(`Built in ${((stats.endTime - stats.startTime) / 1000).toFixed(1)} s: dist`);
}
