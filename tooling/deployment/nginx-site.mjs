import path from 'node:path';
import { policyVariable } from './nginx-policy.mjs';
import { block, documentHeader, quoted } from './nginx-words.mjs';

/**
 * A server of a role app or of the shell.
 * @typedef {{ origin: string, root: string, headers: Readonly<Record<string, string>> }} Site
 */

/**
 * The part of nginx's configuration that is specific to a deployment; the rest is in
 * `deploy/nginx.conf`.
 * @param {{
 *   shell: Site & { documentHeaders: Readonly<Record<string, string>>, api?: { path: string, to: string } },
 *   apps: Readonly<Record<string, Site>>,
 *   certificate?: string,
 *   listen?: readonly string[],
 *   log: string,
 * }} deployment `certificate`: folder of `fullchain.pem` and `privkey.pem`; `listen`: addresses of this
 *   computer, default: all
 */
export function nginxSite({ shell, apps, certificate, listen = ['', '[::]'], log }) {
  const secure = isSecure(shell.origin);
  const { port } = new URL(shell.origin);
  const listening = (/** @type {string | number} */ port, words = '') =>
    listen.map((address) => `listen ${address && `${address}:`}${port}${words};`);
  const parts = [
    '# Written by "npm run nginx": put your own directives into another file in this folder.',
    `access_log ${quoted(log)} praxis;`,
    '# Less severe errors, such as an API that is down, are logged with the whole request.',
    `error_log ${quoted(errorLogOf(log))} crit;`,
    ...(secure ? certificateLines(certificate ?? '') : []),
    ...Object.entries(shell.documentHeaders).flatMap(([name, value]) =>
      documentHeader(variableOf(name), value),
    ),
    ...(secure
      ? block('server', [
          ...listening(80, ' default_server'),
          `return 308 https://$host${port && `:${port}`}$request_uri;`,
        ])
      : []),
    '',
    '# Other host names: without this, the shell would answer, and its API get a name that anybody chose.',
    ...refusals(),
    '',
    '# The shell.',
    ...server(shell, [
      `add_header Content-Security-Policy ${policyVariable} always;`,
      ...Object.keys(shell.documentHeaders).map(
        (name) => `add_header ${name} ${variableOf(name)} always;`,
      ),
      'include shell.conf;',
      ...(shell.api ? apiLocation(shell.api) : []),
    ]),
    ...Object.entries(apps).flatMap(([id, app]) => [
      '',
      `# ${id}`,
      ...server(app, ['include role-app.conf;']),
    ]),
  ];
  return `${parts.join('\n')}\n`;

  /** One server for each port that only answers requests for a name that no app has. */
  function refusals() {
    const sites = [shell, ...Object.values(apps)].map(({ origin }) => addressOf(origin));
    const ports = new Map(sites.map(({ port, https }) => [port, https]));
    // The redirect answers there.
    if (secure) ports.delete('80');
    return [...ports].flatMap(([port, https]) =>
      block('server', [
        ...listening(port, https ? ' ssl http2 default_server' : ' default_server'),
        ...(https ? ['ssl_reject_handshake on;'] : []),
        'return 421;',
      ]),
    );
  }

  /**
   * @param {Site} site
   * @param {string[]} lines
   */
  function server({ origin, root, headers }, lines) {
    const { hostname, port, https } = addressOf(origin);
    return block('server', [
      ...listening(port, https ? ' ssl http2' : ''),
      `server_name ${hostname};`,
      `root ${quoted(root)};`,
      'add_header Cache-Control $praxis_caching always;',
      'add_header ETag $praxis_etag;',
      'add_header Last-Modified $praxis_last_modified;',
      ...(https ? [`add_header Strict-Transport-Security ${quoted(hstsPolicy)} always;`] : []),
      ...Object.entries(headers).map(
        ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
      ),
      ...lines,
    ]);
  }
}

/** @param {string} log file of the request log: `praxis.error.log` next to `praxis.log` */
const errorLogOf = (log) => {
  const { dir, name, ext } = path.parse(log);
  return path.join(dir, `${name}.error${ext}`);
};

const hstsPolicy = 'max-age=31536000; includeSubDomains';

/** @param {string} origin */
export const isSecure = (origin) => new URL(origin).protocol === 'https:';

/** @param {string} origin */
function addressOf(origin) {
  const { hostname, port } = new URL(origin);
  const https = isSecure(origin);
  return { hostname, port: port || (https ? '443' : '80'), https };
}

/** @param {string} directory */
const certificateLines = (directory) => [
  `ssl_certificate ${quoted(`${directory}/fullchain.pem`)};`,
  `ssl_certificate_key ${quoted(`${directory}/privkey.pem`)};`,
];

/** @param {string} header */
const variableOf = (header) => `$praxis_${header.toLowerCase().replaceAll('-', '_')}`;

/**
 * Takes precedence over the rules for files, which would match some paths of the API. If the
 * product's own paths share the origin, only those of the practice's API are proxied.
 * @param {{ path: string, to: string }} api `path` without a trailing slash
 */
function apiLocation({ path, to }) {
  const [from, onto] = path === '' ? ['/api/', '/api/'] : [`${path}/`, '/'];
  return block(`location ^~ ${from}`, [
    `proxy_pass ${to.replace(/\/$/, '')}${onto};`,
    'include api.conf;',
  ]);
}
