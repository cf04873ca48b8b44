import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { directoryOf } from '../workspace.mjs';
import { hashOfSources } from './sources.mjs';
import { markBuilt } from './staleness.mjs';

/**
 * Builds the one app that the command line names, for production. Apps are built in processes of
 * their own, so that two of them use two processors.
 */
const [id = ''] = process.argv.slice(2);
const hash = await hashOfSources(id);
const configFile = path.join(directoryOf(id), 'webpack.config.mjs');
const { default: createConfig } = await import(pathToFileURL(configFile).href);

const compiler = webpack(createConfig({ mode: 'production' }));
/** @type {import('webpack').Stats} */
const stats = await new Promise((resolve, reject) => {
  compiler.run((error, result) => (result ? resolve(result) : reject(error)));
});
await new Promise((resolve) => compiler.close(resolve));

if (stats.hasErrors() || stats.hasWarnings()) {
  console.error(stats.toString({ preset: 'errors-warnings', colors: process.stderr.isTTY }));
}
if (stats.hasErrors()) process.exitCode = 1;
else await markBuilt(id, hash);
