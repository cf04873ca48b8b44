import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { directoryWith } from '../testing/temporary-directory';
import { writeNginxSite } from './nginx-command.mjs';

const entry = (origin: string) => ({ manifest: `${origin}/remote.json`, areas: ['/x'] });

/** Creates a deployment's folders with these apps. */
function deployment(apps: readonly string[], config: object = {}) {
  const names = Object.fromEntries(
    [...apps, 'elsewhere'].map((id) => [id, entry(`https://${id}.example.com`)]),
  );
  return directoryWith({
    'served/shell/index.html': '<!doctype html><script>now();</script>',
    'served/shell/config.json': JSON.stringify({
      backEnd: 'simulated',
      remoteOrigins: Object.keys(names).map((id) => `https://${id}.example.com`),
      ...config,
    }),
    'served/shell/remotes.json': JSON.stringify({ $comment: 'By hand', ...names }),
    ...Object.fromEntries(apps.map((id) => [`served/${id}/remote.json`, '{}'])),
  });
}

/** Writes the configuration of a deployment and returns it. */
async function written(directory: string, ...further: string[]): Promise<string> {
  const to = await writeNginxSite([
    ...['--root', path.join(directory, 'served'), '--origin', 'https://app.example.com'],
    ...['--certificate', '/etc/ssl/praxis', ...further],
  ]);
  return ['site.conf', 'policy.conf']
    .map((name) => readFileSync(path.join(to, name), 'utf8'))
    .join('');
}

test('writes a server for every app of remotes.json that has a folder', async () => {
  const ids = Array.from({ length: 60 }, (_, index) => `app-${index}`);
  const directory = deployment(ids);
  const text = await written(directory);
  for (const id of ids) {
    expect(text).toContain(`server_name ${id}.example.com;`);
    expect(text).toContain(`root "${path.join(directory, 'served', id)}";`);
  }
  expect(text).not.toContain('server_name elsewhere');
  expect(text.match(/server_name /g)).toHaveLength(61);
  // nginx rejects longer words, and so many apps would make the policy one.
  for (const [word] of text.matchAll(/"[^"]*"/g)) expect(word.length).toBeLessThan(4_096);
  expect(text).toContain('https://app-59.example.com');
});

test('rejects an app with a local origin, unless the shell has one too', async () => {
  const directory = deployment(['doctor', 'team']);
  const shell = path.join(directory, 'served/shell');
  const remotes = (doctor: string) =>
    JSON.stringify({ doctor: entry(doctor), team: entry('https://team.example.com') });
  writeFileSync(path.join(shell, 'remotes.json'), remotes('http://localhost:3001'));
  await expect(written(directory)).rejects.toThrow(
    `doctor is at http://localhost:3001, which visitors of https://app.example.com can't reach. Enter its public origin in ${shell}/remotes.json and config.json.`,
  );
  for (const origin of ['http://localhost:3000', 'http://praxis.localhost', 'http://127.0.0.1:80'])
    await writeNginxSite(['--root', path.join(directory, 'served'), '--origin', origin]);
  writeFileSync(path.join(shell, 'remotes.json'), remotes('https://doctor.example.com'));
  expect(await written(directory)).toContain('server_name doctor.example.com;');
});

test('redirects http to https and enables HSTS', async () => {
  const text = await written(deployment(['doctor']));
  expect(text).toContain('return 308 https://$host$request_uri;');
  expect(text).toContain('listen 443 ssl http2;');
  expect(text).toContain('listen [::]:443 ssl http2;');
  expect(text).toContain('ssl_certificate "/etc/ssl/praxis/fullchain.pem";');
  expect(text.match(/Strict-Transport-Security/g)).toHaveLength(2);
});

test('refuses other host names once for each port', async () => {
  const text = await written(deployment(['doctor', 'team']));
  expect(text.match(/listen 443 ssl http2 default_server;/g)).toHaveLength(1);
  expect(text).toContain('ssl_reject_handshake on;\n  return 421;');
  // The redirect to https answers there.
  expect(text.match(/listen 80 default_server;/g)).toHaveLength(1);
});

test('redirects http to the port of the product', async () => {
  const text = await written(deployment(['doctor']), '--origin', 'https://app.example.com:8443');
  expect(text).toContain('return 308 https://$host:8443$request_uri;');
});

test('proxies an API behind the same origin', async () => {
  const directory = deployment(['doctor'], { backEnd: '/api/' });
  await expect(written(directory)).rejects.toThrow('give the URL of the API with --api');
  const text = await written(directory, '--api', 'http://127.0.0.1:8080');
  expect(text).toContain('location ^~ /api/ {\n    proxy_pass http://127.0.0.1:8080/;');
});

test.each([
  [['--root', '/srv/praxis'], 'Usage'],
  [['--roots', '/srv/praxis'], "Unknown option '--roots'"],
  [['--root', '/x', '--origin', 'https://a.example'], 'needs a certificate'],
  [['--root', '/x', '--origin', 'http://a.example'], 'Release the shell there first'],
])('rejects %j with the reason', async (parameters, reason) => {
  await expect(writeNginxSite(parameters)).rejects.toThrow(reason);
});

test.each([
  [[], /^Name the folder that apps are released to: --root <folder>\./],
  [['--root', '/srv/praxis'], /^--origin has to be the URL of the shell, such as https:\S+\.com\./],
  [['--root', '/srv/praxis', '--origin', 'app:80'], /^--origin has to be .*, not "app:80"\./],
  [['--roof', '/srv/praxis'], /^Unknown option '--roof'/],
])('rejects %j with the reason', async (words, reason) => {
  await expect(writeNginxSite(words)).rejects.toThrow(reason);
});

test('rejects an API that no request would be proxied to, and an invalid URL', async () => {
  const directory = deployment(['doctor']);
  await expect(written(directory, '--api', 'http://127.0.0.1:8080')).rejects.toThrow(
    `"backEnd" of ${directory}/served/shell/config.json is not a path, such as "/api", so no request would be proxied to http://127.0.0.1:8080.`,
  );
  await expect(written(directory, '--api', '127.0.0.1:8080')).rejects.toThrow(
    '--api has to be a URL such as http://127.0.0.1:8080, not "127.0.0.1:8080".',
  );
});

test('resolves relative paths of the certificate and the log', async () => {
  const text = await written(deployment(['doctor']), '--certificate', 'ssl', '--log', 'app.log');
  expect(text).toContain(`ssl_certificate "${path.resolve('ssl')}/fullchain.pem";`);
  expect(text).toContain(`access_log "${path.resolve('app.log')}" praxis;`);
  expect(text).toContain(`error_log "${path.resolve('app.error.log')}" crit;`);
});
