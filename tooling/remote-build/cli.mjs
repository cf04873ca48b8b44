#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { folderOf } from '../folder-of.mjs';
import { UsageError, runCommand } from '../user-error.mjs';
import { parseKeep } from '../release/parse-keep.mjs';
import { requireWords } from '../words-of.mjs';
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

/**
 * A command: the options that it has, and the number of words.
 * @typedef {{
 *   options: readonly (keyof Options)[],
 *   maxWords?: number,
 *   run: (options: Options, words: string[]) => Promise<void>,
 * }} Command
 */

/** @type {Record<string, Command>} */
const commands = {
  dev: {
    options: ['shell', 'port'],
    async run({ shell = process.env.PRAXIS_SHELL ?? manifestIn('.').praxis?.shell, port }) {
      const asked = await devOptions({ shell, port });
      const { dev } = await import('./dev.mjs');
      const { url } = await dev({ directory: process.cwd(), ...asked });
      console.log(`
${url} is ${asked.shell} with the app ${idOf('.')} from source.
Changed texts are replaced in the open page. Changed code reloads it, and form input is kept: a deployed
shell has React's production build, which doesn't support hot reload.
`);
    },
  },
  build: {
    options: [],
    async run() {
      const { build } = await import('./build.mjs');
      await build(process.cwd());
    },
  },
  release: {
    options: ['to', 'keep', 'commit'],
    async run({ keep, commit, ...options }) {
      const { releaseApp } = await import('./release.mjs');
      await releaseApp({ root: rootIn(options), keep: parseKeep(keep), commit });
    },
  },
  rollback: {
    options: ['to'],
    maxWords: 1,
    async run(options, [to]) {
      const { rollBackApp } = await import('./release.mjs');
      await rollBackApp({ root: rootIn(options), to });
    },
  },
  releases: {
    options: ['to'],
    async run(options) {
      const { listReleases } = await import('./release.mjs');
      await listReleases(rootIn(options));
    },
  },
};

/** @param {Options} options */
function rootIn({ to }) {
  if (!to) throw new UsageError('Name the folder that the apps are served from: --to <directory>.');
  return folderOf(to, '--to');
}

await runCommand(async () => {
  const [name, ...args] = process.argv.slice(2);
  if (name === undefined) throw new UsageError('Name a command.');
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`There is no command "${name}".`);
  const text = /** @type {const} */ ({ type: 'string' });
  const { values, positionals } = parseArgs({
    args,
    options: Object.fromEntries(command.options.map((option) => [option, text])),
    allowPositionals: true,
  });
  await command.run(values, requireWords(positionals, command.maxWords ?? 0));
}, usage);
