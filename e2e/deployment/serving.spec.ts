import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ask } from '../../tooling/testing/ask';
import type { Deployment } from './deployment';
import { expect, test } from './fixtures';
import { checkNginx, freePorts } from './nginx';

const navigation = { accept: 'text/html,application/xhtml+xml', 'sec-fetch-dest': 'document' };

/** A script of an app's build that has compressed copies. */
async function scriptOf({ rootOf }: Deployment, app: string): Promise<string> {
  const names = await readdir(path.join(rootOf(app), 'assets'));
  const script = names.find((name) => names.includes(`${name}.gz`) && name.endsWith('.js'));
  return `/assets/${script}`;
}

test('nginx accepts the configuration unchanged', async ({ deployment }) => {
  const { code, output } = await checkNginx(deployment.directory);
  expect(output).toContain('test is successful');
  expect(output).not.toMatch(/\[(emerg|alert|crit|error)\]/);
  expect(code).toBe(0);
});

test('files are served with the expected caching, types and compressed copies', async ({
  deployment,
}) => {
  const { url, originOf } = deployment;
  const doctor = originOf('doctor');
  const script = await scriptOf(deployment, 'doctor');

  const original = await ask(doctor, script);
  expect(original.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(original.headers).not.toHaveProperty('etag');
  expect(original.headers).not.toHaveProperty('last-modified');
  const gzipped = await ask(doctor, script, { 'accept-encoding': 'gzip' });
  expect(gzipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(gunzipSync(gzipped.body)).toEqual(original.body);
  const brotli = await ask(doctor, `${script}.br`);
  expect(brotliDecompressSync(brotli.body)).toEqual(original.body);

  for (const [origin, file] of [
    [doctor, '/remote.json'],
    [url, '/config.json'],
    [url, '/remotes.json'],
  ] as const) {
    const { status, headers } = await ask(origin, file);
    expect([file, status, headers['cache-control'], headers['content-type']]).toEqual([
      file,
      200,
      'no-cache',
      'application/json; charset=utf-8',
    ]);
    const unchanged = await ask(origin, file, { 'if-none-match': headers.etag ?? '' });
    const since = { 'if-modified-since': headers['last-modified'] ?? '' };
    expect([file, (await ask(origin, file, since)).status]).toEqual([file, 304]);
    expect([file, unchanged.status, unchanged.body.length]).toEqual([file, 304, 0]);
  }

  const head = await ask(doctor, script, {}, 'HEAD');
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
    200,
    String(original.body.length),
    0,
  ]);
  const part = await ask(doctor, script, { range: 'bytes=2-9' });
  expect([part.status, part.body]).toEqual([206, original.body.subarray(2, 10)]);
  expect((await ask(doctor, script, { range: 'bytes=99999999-' })).status).toBe(416);
  expect((await ask(doctor, script, {}, 'POST')).status).toBe(405);
});

test('every URL of the product serves a page, and missing files return 404', async ({
  deployment: { url, originOf },
}) => {
  const page = await ask(url, '/');
  expect(page.body.toString()).toContain('<!doctype html>');
  for (const address of ['/doctor/plans', '/misc/error', '/sign-in?from=/doctor', '/index.html']) {
    const { status, headers, body } = await ask(url, address, navigation);
    expect([address, status, headers['cache-control']]).toEqual([address, 200, 'no-cache']);
    expect(body).toEqual(page.body);
  }
  const older = await ask(url, '/doctor/plans', { accept: navigation.accept });
  expect(older.body).toEqual(page.body);

  for (const [origin, address] of [
    [url, '/assets/gone.01234567.js'],
    [url, '/assets/main.js.map'],
    [url, '/elsewhere.json'],
    [originOf('doctor'), '/assets/gone.01234567.js'],
    [originOf('doctor'), '/doctor/plans'],
  ] as const) {
    const { status, headers } = await ask(origin, address, navigation);
    expect([address, status, headers['cache-control']]).toEqual([address, 404, 'no-cache']);
  }
  const data = await ask(url, '/api/v1/me', { accept: 'application/json, text/plain, */*' });
  expect(data.status).toBe(404);
});

test('requests for another host name are refused', async ({ deployment: { url, originOf } }) => {
  for (const [origin, address] of [
    [url, '/'],
    [url, '/config.json'],
    [originOf('doctor'), '/remote.json'],
  ] as const) {
    const { status, body } = await ask(origin, address, { ...navigation, host: 'other.example' });
    expect([address, status]).toEqual([address, 421]);
    expect(body.toString()).not.toContain('<!doctype html>');
  }
});

test('hidden files and files outside of the folders are not served', async ({ deployment }) => {
  for (const origin of [deployment.url, deployment.originOf('doctor')])
    for (const address of [
      '/.sources',
      '/assets/.hidden/file.js',
      '/../praxis/site.conf',
      '/%2e%2e/nginx.conf',
      '/assets/..%2f..%2f..%2fnginx.conf',
      '/assets../nginx.conf',
    ]) {
      const { status, body } = await ask(origin, address);
      expect([400, 404], address).toContain(status);
      expect(body.toString()).not.toContain('server_name');
    }
});

test('the access log contains neither queries nor visitors’ addresses', async ({ deployment }) => {
  await ask(deployment.url, '/doctor/patients?q=Isaac+Grant', {
    ...navigation,
    referer: `${deployment.url}/patients?name=Grant`,
  });
  await expect.poll(() => deployment.log()).toContain('"GET /doctor/patients" 200');
  expect(await deployment.log()).not.toMatch(/Grant|127\.0\.0\.1/);
});

test('no log contains queries if the API is down', async ({
  ownDeployment: { url, change, reconfigure, log, errorLog },
}) => {
  await change('config.json', (config) => ({ ...config, backEnd: '/api' }));
  const { api } = await freePorts(['api']);
  await reconfigure('--api', `http://127.0.0.1:${api}`);
  const { status } = await ask(url, '/api/api/v1/doctor/subscribers?q=Isaac+Grant');
  expect(status).toBe(502);
  await expect.poll(log).toMatch(/"GET \/api\/api\/v1\/doctor\/subscribers" 502 .* api="502 -" /);
  expect(`${await log()}${await errorLog()}`).not.toMatch(/Grant|127\.0\.0\.1/);
});
