import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { requireKnownApps } from '../build/known-apps.mjs';
import { isStale } from '../build/staleness.mjs';
import { folderOf } from '../folder-of.mjs';
import { UsageError, UserError } from '../user-error.mjs';
import { requireWords } from '../words-of.mjs';
import { distOf } from '../workspace.mjs';
import { parseKeep } from './parse-keep.mjs';
import { commitOf } from './commit-of.mjs';
import { release, rollBack } from './release.mjs';
import { releaseTable } from './release-table.mjs';

const options = /** @type {const} */ ({
  to: { type: 'string' },
  from: { type: 'string' },
  keep: { type: 'string' },
  commit: { type: 'string' },
  reload: { type: 'string' },
});

/** @typedef {keyof typeof options} Option */

const to = '  --to      folder that the apps are served from';
const reload =
  '  --reload  command that makes the web server reload its configuration, such as "nginx -s reload"';

/** Usage of each command. */
export const usage = {
  release: `Usage: npm run release -- <app> --to <directory> [options]

${to}
  --keep    number of versions to keep, 1 or more
  --from    folder of a build that was made elsewhere
  --commit  commit that it was built from, if git can't tell
${reload}`,
  rollback: `Usage: npm run rollback -- <app> --to <directory> [<version>] [--reload <command>]

  Makes the previous version live again, or the named one.

${to}
${reload}`,
  releases: `Usage: npm run releases -- [<app>] --to <directory>

  Lists every version of the apps, or of one, and marks the live one. A + after a commit means that
  files had changed since that commit at build time. A – means that the commit is unknown.

${to}`,
};

/**
 * `npm run release -- doctor --to /srv/praxis`
 * @param {readonly string[]} parameters
 */
export async function releaseCommand(parameters) {
  const { words, values, root } = read(parameters, 1, Object.keys(options));
  const app = appOf(words[0], values.from);
  const from = values.from ? folderOf(values.from, '--from') : distOf(app);
  if (!existsSync(from))
    throw new UserError(
      `There is no build in ${from}. ${values.from ? 'Name the folder of a build with --from.' : `Run "npm run build -- ${app}" first.`}`,
    );
  const { version, before, cleared } = await release({
    root,
    app,
    from,
    commit: values.commit ?? (await commitOf(app, values.from)),
    keep: parseKeep(values.keep),
    reload: reloadWith(values.reload),
  });
  console.log(`Released ${app} ${version.version} to ${path.join(root, app)}.`);
  if (version.commit === null && !values.from && (await isStale(app)))
    console.log(
      `It was built from other sources than the current ones. Build these with: npm run build -- ${app}`,
    );
  if (before && before !== version.version && !cleared.includes(before))
    console.log(`To roll back to ${before}: npm run rollback -- ${app} --to ${root}`);
  if (cleared.length > 0) console.log(`Removed ${cleared.join(', ')}.`);
  remindToReload(app, values.reload, root);
}

/**
 * `npm run rollback -- doctor --to /srv/praxis [version]`
 * @param {readonly string[]} parameters
 */
export async function rollbackCommand(parameters) {
  const { words, values, root } = read(parameters, 2, ['to', 'reload']);
  const app = words[0] ?? '';
  const { version, before } = await rollBack({
    root,
    app,
    to: words[1],
    reload: reloadWith(values.reload),
  });
  console.log(`${app} ${version.version} is live again, instead of ${before ?? 'nothing'}.`);
}

/**
 * `npm run releases -- [doctor] --to /srv/praxis`
 * @param {readonly string[]} parameters
 */
export async function releasesCommand(parameters) {
  const { words, root } = read(parameters, 1, ['to'], 0);
  console.log(await releaseTable(root, words[0]));
}

/**
 * @param {readonly string[]} parameters
 * @param {number} maxWords maximum number of words
 * @param {readonly string[]} known options
 * @param {number} [minWords] minimum number of words
 */
function read(parameters, maxWords, known, minWords = 1) {
  const { positionals: words, values } = parseArgs({
    args: [...parameters],
    options,
    allowPositionals: true,
  });
  const unknown = Object.keys(values).find((name) => !known.includes(name));
  if (unknown) throw new UsageError(`This command has no option --${unknown}.`);
  if (words.length < minWords) throw new UsageError('Name an app.');
  requireWords(words, maxWords);
  if (!values.to)
    throw new UsageError('Name the directory that the apps are served from: --to <directory>.');
  if (words[0] !== undefined && !/^[a-z][a-z0-9-]*$/.test(words[0]))
    throw new UsageError(`"${words[0]}" is not a valid app name.`);
  return { words, values, root: folderOf(values.to, '--to') };
}

/**
 * Id of an app of this repository, or with `--from`, of one that was built elsewhere.
 * @param {string} [name]
 * @param {string} [from]
 */
function appOf(name = '', from) {
  if (from !== undefined) return name.replace(/^remote-/, '');
  return requireKnownApps([name])[0] ?? name;
}

/**
 * nginx and others report success before their new workers answer requests. A page that went live
 * in the meantime would be blocked by the previous policy.
 */
const workerStartupMs = 1000;

/** @param {string} [command] makes the web server reload its configuration */
function reloadWith(command) {
  if (command === undefined) return undefined;
  return async () => {
    const child = spawn(command, { shell: true, stdio: 'inherit' });
    const code = await new Promise((resolve) => child.once('close', resolve));
    if (code !== 0) throw new UserError(`"${command}" failed. The live version has not changed.`);
    await setTimeout(workerStartupMs);
  };
}

/**
 * @param {string} app
 * @param {string | undefined} reload
 * @param {string} root
 */
function remindToReload(app, reload, root) {
  if (app === 'shell' && reload === undefined)
    console.log(
      `Reload the web server now, so that it reads ${path.join(root, 'nginx')}, or pass --reload "nginx -s reload" next time.`,
    );
}
