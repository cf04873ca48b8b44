import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../user-error.mjs';
import { importTypeScript } from '../env/typescript.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { describeAccounts } from '../start/demo-accounts.mjs';
import { stopSignal } from '../start/stop.mjs';
import { rootDirectory } from '../workspace.mjs';
import { optionsFrom } from './options.mjs';
import { referencePage } from './reference-page.mjs';

/**
 * `npm run mock-api`: serves the simulated back end over HTTP until it is stopped.
 * @param {readonly string[]} parameters
 */
export async function mockApi(parameters) {
  const { quiet, ...options } = optionsFrom(parameters);
  ensureInstalled();
  // Node lacks `reportError`, with which the simulation reports its errors in a page.
  globalThis.reportError ??= console.error;
  const { startMockApi } =
    /** @type {{ startMockApi: (options: object) => Promise<{ url: string, close: () => Promise<void> }> }} */ (
      await importTypeScript(path.join(rootDirectory, 'mock-server/src/http/mock-api.ts'))
    );
  const { version } = JSON.parse(await readFile(path.join(rootDirectory, 'package.json'), 'utf8'));
  const api = await startMockApi({
    ...options,
    version,
    page: await referencePage(),
    onResponse: quiet ? undefined : (/** @type {string} */ line) => console.log(line),
    onTrouble: (/** @type {string} */ line) => console.error(line),
  }).catch((error) => {
    throw faultOf(error, options.port);
  });
  const stopped = stopSignal();
  const url = api.url.replace('127.0.0.1', 'localhost');
  console.log(
    [
      '',
      `The API is at ${url}, its OpenAPI description at ${url}/openapi.json`,
      `Read it and try it out in a browser: ${url}`,
      '',
      ...(await describeAccounts()),
      'Ctrl-C stops it.',
      '',
    ].join('\n'),
  );
  await stopped;
  await api.close().catch((error) => {
    throw faultOf(error, options.port);
  });
}

/**
 * @param {Error & { code?: string }} error
 * @param {number} port
 */
function faultOf(error, port) {
  if (error.name === 'DataFileError') return new UserError(error.message);
  if (error.code === 'EADDRINUSE')
    return new UserError(
      `Port ${port} is in use by another program. Choose another: npm run mock-api -- --port ${port + 1}`,
    );
  return error;
}
