#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { UserError, runCommand } from '../user-error.mjs';
import { parseKeep } from '../release/parse-keep.mjs';
import { idOf, manifestIn } from './app-of.mjs';
import { defaultPort, devOptions } from './dev-options.mjs';

const usage = `Usage, in the folder of the app:
  praxis-remote dev [--shell <address>] [--port <number>]
  praxis-remote build
  praxis-remote release --to <directory> [--keep <count>] [--commit <id>]
  praxis-remote rollback --to <directory> [<version>]
  praxis-remote releases --to <directory>

  --shell   URL of the shell to show the app in (default: "praxis.shell" of package.json)
  --port    port to serve on (default: ${defaultPort})
  --to      folder that the apps are served from
  --keep    number of versions to keep, 1 or more
  --commit  commit that it was built from, if git can't tell`;

/** @typedef {{ shell?: string, port?: string, to?: string, keep?: string, commit?: string }} Options */

/** @type {Record<string, (options: Options, words: string[]) => Promise<void>>} */
const commands = {
  async dev({ shell = process.env.PRAXIS_SHELL ?? manifestIn('.').praxis?.shell, port }) {
    const asked = await devOptions({ shell, port });
    const { dev } = await import('./dev.mjs');
    const { url } = await dev({ directory: process.cwd(), ...asked });
    console.log(`
${url} is ${asked.shell} with the app ${idOf('.')} from source.
Changed texts are replaced in the open page. Changed code reloads it, and form input is kept: a deployed
shell has React's production build, which doesn't support hot reload.
`);
  },
  async build() {
    const { build } = await import('./build.mjs');
    await build(process.cwd());
  },
  async release({ keep, commit, ...options }) {
    const { releaseApp } = await import('./release.mjs');
    await releaseApp({ root: rootIn(options), keep: parseKeep(keep), commit });
  },
  async rollback(options, [to]) {
    const { rollBackApp } = await import('./release.mjs');
    await rollBackApp({ root: rootIn(options), to });
  },
  async releases(options) {
    const { listReleases } = await import('./release.mjs');
    await listReleases(rootIn(options));
  },
};

/** @param {Options} options */
function rootIn({ to }) {
  if (!to)
    throw new UserError(
      `Name the folder that the apps are served from: --to <directory>.\n\n${usage}`,
    );
  return to;
}

await runCommand(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const command = commands[name];
  if (!command) throw new UserError(usage);
  const text = /** @type {const} */ ({ type: 'string' });
  const options = { shell: text, port: text, to: text, keep: text, commit: text };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  await command(values, positionals);
}, usage);
