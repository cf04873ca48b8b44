import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { folderOf } from '../folder-of.mjs';
import { UserError } from '../user-error.mjs';
import { placeText } from '../release/files.mjs';
import { includesIn, Layout } from '../release/layout.mjs';
import { apiPathOfConfig, manifestAddresses } from '../serve/read-deployment.mjs';
import { documentHeaders, remoteHeaders, shellHeaders } from '../serve/security-headers.mjs';
import { isWebAddress } from '../web-address.mjs';
import { writeNginxPolicy } from './nginx-policy.mjs';
import { isSecure, nginxSite } from './nginx-site.mjs';

export const usage = `Usage: npm run nginx -- --root DIR --origin ADDRESS [options]

  --root         folder that apps are released to
  --origin       origin of the shell: https://app.example.com
  --certificate  for https: folder of fullchain.pem and privkey.pem
  --api          URL of the API, if "backEnd" of config.json is a path: http://127.0.0.1:8080
  --listen       address of this computer to listen on (default: all)
  --log          file for the access log (default: /var/log/nginx/praxis.log); severe errors are
                 logged next to it (praxis.error.log)`;

/**
 * `npm run nginx`
 * @param {string[]} parameters
 */
export async function nginxCommand(parameters) {
  const directory = await writeNginxSite(parameters);
  console.log(`Wrote ${directory}. Apply it with: nginx -t && nginx -s reload`);
}

/**
 * Writes a deployment's nginx configuration from the served page, `config.json` and `remotes.json`
 * of the shell. These list the role apps, so nobody has to list them twice.
 * @param {string[]} parameters
 * @returns {Promise<string>} the folder that nginx includes
 */
export async function writeNginxSite(parameters) {
  const options = optionsOf(parameters);
  const { root, origin, certificate } = options;
  if (isSecure(origin) && !certificate)
    throw new UserError(`With https, nginx needs a certificate.\n\n${usage}`);
  await placeText(await siteOf(options), path.join(includesIn(root), 'site.conf'));
  await writeNginxPolicy(root);
  return includesIn(root);
}

/** @param {string[]} parameters */
function optionsOf(parameters) {
  const text = /** @type {const} */ ({ type: 'string' });
  try {
    const { root, origin, certificate, api, log, ...options } = parseArgs({
      args: parameters,
      options: {
        root: text,
        origin: text,
        certificate: text,
        api: text,
        listen: text,
        log: text,
      },
    }).values;
    if (!root) throw new UserError('Name the folder that apps are released to: --root <folder>.');
    if (!isWebAddress(origin))
      throw new UserError(
        `--origin has to be the URL of the shell, such as https://app.example.com${origin ? `, not "${origin}"` : ''}.`,
      );
    if (api !== undefined && !isWebAddress(api))
      throw new UserError(`--api has to be a URL such as http://127.0.0.1:8080, not "${api}".`);
    // nginx would resolve relative paths against a folder of its own.
    const [certificateFolder, logFile] = [certificate, log].map((one) => one && path.resolve(one));
    return {
      root: folderOf(root, '--root'),
      origin,
      certificate: certificateFolder,
      api,
      log: logFile,
      ...options,
    };
  } catch (error) {
    throw new UserError(`${/** @type {Error} */ (error).message}\n\n${usage}`);
  }
}

/**
 * @param {{
 *   root: string, origin: string, certificate?: string, api?: string, listen?: string, log?: string,
 * }} options
 */
async function siteOf({ root, origin, certificate, api, listen, log }) {
  const directory = new Layout(root, 'shell').served;
  const [config, remotes] = await Promise.all(
    ['config.json', 'remotes.json'].map((name) => read(path.join(directory, name))),
  );
  const apiPath = apiPathOfConfig(config ?? '');
  if (apiPath !== undefined && !api)
    throw new UserError(
      `"backEnd" of config.json is a path of the shell's origin: give the URL of the API with --api.\n\n${usage}`,
    );
  if (apiPath === undefined && api)
    throw new UserError(
      `"backEnd" of ${path.join(directory, 'config.json')} is not a path, such as "/api", so no request would be proxied to ${api}.`,
    );
  return nginxSite({
    shell: {
      origin,
      root: directory,
      headers: shellHeaders,
      documentHeaders,
      ...(apiPath !== undefined && api && { api: { path: apiPath, to: api } }),
    },
    apps: appsOf(remotes ?? '', { root, origin }),
    certificate,
    listen: listen === undefined ? undefined : [listen],
    log: log ?? '/var/log/nginx/praxis.log',
  });
}

/**
 * The role apps that are served from here; others may be on other servers.
 * @param {string} remotes
 * @param {{ root: string, origin: string }} shell
 */
function appsOf(remotes, { root, origin }) {
  const addresses = Object.entries(manifestAddresses(remotes, origin)).map(
    ([id, address]) => /** @type {const} */ ([id, address.origin, new Layout(root, id).served]),
  );
  const served = addresses.filter(
    ([, appOrigin, folder]) => appOrigin !== new URL(origin).origin && existsSync(folder),
  );
  // The default origins of a first release: a page would load code from its visitor's own computer.
  const [local] = isLocal(origin) ? [] : served.filter(([, appOrigin]) => isLocal(appOrigin));
  if (local)
    throw new UserError(
      `${local[0]} is at ${local[1]}, which visitors of ${origin} can't reach. Enter its public origin in ${path.join(new Layout(root, 'shell').served, 'remotes.json')} and config.json.`,
    );
  return Object.fromEntries(
    served.map(([id, appOrigin, folder]) => [
      id,
      { origin: appOrigin, root: folder, headers: remoteHeaders },
    ]),
  );
}

/** @param {string} origin */
const isLocal = (origin) =>
  /^((.+\.)?localhost|127\.[\d.]+|\[::1\])$/.test(new URL(origin).hostname);

/** @param {string} file */
const read = (file) =>
  readFile(file, 'utf8').catch(() => {
    throw new UserError(`${file} does not exist. Release the shell there first.`);
  });
