import { parseArgs } from 'node:util';
import { portFrom } from '../free-port.mjs';

/** VitePress's own port. */
const defaultPort = 5173;

export const usage = `Usage: npm run docs [-- --build]

  Serves the documentation as a site with hot reload.

  --build    writes the site to docs/dist instead

  PORT=${defaultPort}  the port to serve on; if not set, the next free one`;

/**
 * Command-line parameters for VitePress.
 * @param {readonly string[]} words of the command line
 * @param {NodeJS.ProcessEnv} env
 */
export function siteParameters(words, { PORT: asked }) {
  const { build } = parseArgs({ args: [...words], options: { build: { type: 'boolean' } } }).values;
  if (build) return ['build', 'docs'];
  if (!asked) return ['dev', 'docs'];
  return ['dev', 'docs', '--port', String(portFrom(asked, 'PORT')), '--strictPort'];
}
