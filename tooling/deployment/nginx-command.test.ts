import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { directoryWith } from '../testing/temporary-directory';
import { writeNginxSite } from './nginx-command.mjs';

const entry = (origin: string) => ({ manifest: `${origin}/remote.json`, areas: ['/x'] });

/** A deployment's folders, with these apps in them. */
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

/** What is written for a deployment. */
async function written(directory: string, ...further: string[]): Promise<string> {
  const to = await writeNginxSite([
    ...['--root', path.join(directory, 'served'), '--origin', 'https://app.example.com'],
    ...['--certificate', '/etc/ssl/praxis', ...further],
  ]);
  return ['site.conf', 'policy.conf']
    .map((name) => readFileSync(path.join(to, name), 'utf8'))
    .join('');
}

test('every app of remotes.json that has a folder gets a server, and no other', async () => {
  const ids = Array.from({ length: 60 }, (_, index) => `app-${index}`);
  const directory = deployment(ids);
  const text = await written(directory);
  for (const id of ids) {
    expect(text).toContain(`server_name ${id}.example.com;`);
    expect(text).toContain(`root "${path.join(directory, 'served', id)}";`);
  }
  expect(text).not.toContain('server_name elsewhere');
  expect(text.match(/server_name /g)).toHaveLength(61);
  // nginx refuses a longer word; so many apps make the policy one.
  for (const [word] of text.matchAll(/"[^"]*"/g)) expect(word.length).toBeLessThan(4_096);
  expect(text).toContain('https://app-59.example.com');
});

test('an app that is still at the address of the build is refused, where the shell is not', async () => {
  const directory = deployment(['doctor', 'team']);
  const shell = path.join(directory, 'served/shell');
  const remotes = (doctor: string) =>
    JSON.stringify({ doctor: entry(doctor), team: entry('https://team.example.com') });
  writeFileSync(path.join(shell, 'remotes.json'), remotes('http://localhost:3001'));
  await expect(written(directory)).rejects.toThrow(
    `doctor is at http://localhost:3001, which is another computer for everybody who opens https://app.example.com. Enter its address in ${shell}/remotes.json and config.json.`,
  );
  for (const origin of ['http://localhost:3000', 'http://praxis.localhost', 'http://127.0.0.1:80'])
    await writeNginxSite(['--root', path.join(directory, 'served'), '--origin', origin]);
  writeFileSync(path.join(shell, 'remotes.json'), remotes('https://doctor.example.com'));
  expect(await written(directory)).toContain('server_name doctor.example.com;');
});

test('with https, plain http leads there and browsers keep to it', async () => {
  const text = await written(deployment(['doctor']));
  expect(text).toContain('return 308 https://$host$request_uri;');
  expect(text).toContain('listen 443 ssl http2;');
  expect(text).toContain('listen [::]:443 ssl http2;');
  expect(text).toContain('ssl_certificate "/etc/ssl/praxis/fullchain.pem";');
  expect(text.match(/Strict-Transport-Security/g)).toHaveLength(2);
});

test('plain http leads to the port that the product is at', async () => {
  const text = await written(deployment(['doctor']), '--origin', 'https://app.example.com:8443');
  expect(text).toContain('return 308 https://$host:8443$request_uri;');
});

test('an API behind the same origin is passed on to', async () => {
  const directory = deployment(['doctor'], { backEnd: '/api/' });
  await expect(written(directory)).rejects.toThrow('say with --api where the API is');
  const text = await written(directory, '--api', 'http://127.0.0.1:8080');
  expect(text).toContain('location ^~ /api/ {\n    proxy_pass http://127.0.0.1:8080/;');
});

test.each([
  [['--root', '/srv/praxis'], 'Usage'],
  [['--roots', '/srv/praxis'], "Unknown option '--roots'"],
  [['--root', '/x', '--origin', 'https://a.example'], 'needs a certificate'],
  [['--root', '/x', '--origin', 'http://a.example'], 'Release the shell there first'],
])('%j is refused with its reason', async (parameters, reason) => {
  await expect(writeNginxSite(parameters)).rejects.toThrow(reason);
});

test.each([
  [[], /^Name the folder that apps are released to: --root\./],
  [['--root', '/srv/praxis'], /^--origin is the address of the shell, such as https:\S+\.com\./],
  [['--root', '/srv/praxis', '--origin', 'app:80'], /^--origin is .*, not "app:80"\./],
  [['--roof', '/srv/praxis'], /^Unknown option '--roof'/],
])('%j is refused with its reason', async (words, reason) => {
  await expect(writeNginxSite(words)).rejects.toThrow(reason);
});

test('an API that nothing would be passed on to is refused, and so is what is no address', async () => {
  const directory = deployment(['doctor']);
  await expect(written(directory, '--api', 'http://127.0.0.1:8080')).rejects.toThrow(
    `"backEnd" of ${directory}/served/shell/config.json is no path of the shell's origin, such as "/api": nothing would be passed on to http://127.0.0.1:8080.`,
  );
  await expect(written(directory, '--api', '127.0.0.1:8080')).rejects.toThrow(
    '--api is an address such as http://127.0.0.1:8080, not "127.0.0.1:8080".',
  );
});

test('a certificate and a log are where they are from the folder of the command', async () => {
  const text = await written(deployment(['doctor']), '--certificate', 'ssl', '--log', 'app.log');
  expect(text).toContain(`ssl_certificate "${path.resolve('ssl')}/fullchain.pem";`);
  expect(text).toContain(`access_log "${path.resolve('app.log')}" praxis;`);
});
