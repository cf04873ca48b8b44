import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { rootDirectory } from '../../tooling/workspace.mjs';
import { expectLanding } from '../pages/sign-in';
import { expect, test } from './fixtures';
import { freePorts } from './nginx';

/** Starts `npm run mock-api` in a process of its own. */
async function startApi(): Promise<{ url: string; port: number; close(): Promise<void> }> {
  const { api } = await freePorts(['api']);
  const server = spawn(
    process.execPath,
    [path.join(rootDirectory, 'tooling/commands/mock-api.mjs'), '--port', String(api), '--quiet'],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const url = `http://127.0.0.1:${api}`;
  await expect
    .poll(
      () =>
        fetch(`${url}/simulation`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
  return {
    url,
    port: api,
    async close() {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}

/**
 * Occupies a port without accepting connections, so that no other test's server can answer there.
 */
async function occupyPort(port: number): Promise<() => void> {
  const server = createServer((socket) => socket.destroy());
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return () => server.close();
}

test('the product works with an API on its own origin, and reports when that is unreachable', async ({
  page,
  ownDeployment: { url, change, reconfigure },
  consoleErrors,
}) => {
  test.setTimeout(180_000);
  consoleErrors.expectError(/Failed to load resource.*50[24]/);
  const api = await startApi();
  try {
    await change('config.json', (config) => ({ ...config, backEnd: '/api' }));
    await reconfigure('--api', api.url);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));

    await page.goto(`${url}/sign-in`);
    await page.getByLabel('Email').fill('doctor@praxis.example');
    await page.getByLabel('Password', { exact: true }).fill('doctor-sample-account');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expectLanding(page, 'doctor');
    expect(requested).toContain('/api/api/v1/auth/login');
    expect(requested.filter((address) => /simulation/.test(address))).toEqual([]);

    requested.length = 0;
    await page.reload();
    await expectLanding(page, 'doctor');
    const placeOf = (name: RegExp) => requested.findIndex((address) => name.test(address));
    const dashboard = requested.filter((address) => address === '/api/api/v1/doctor/dashboard');
    expect(dashboard, 'is requested once, before any code runs').toHaveLength(1);
    expect(placeOf(/doctor\/dashboard$/)).toBeLessThan(placeOf(/\/network\.\w+\.js$/));

    const response = await fetch(`${url}/api/api/v1/me`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([401, 'no-store']);
    expect(await response.json()).toMatchObject({ error: { code: 'unauthenticated' } });
    expect((await fetch(`${url}/api/openapi.json`)).status).toBe(200);
  } finally {
    await api.close();
  }
  const release = await occupyPort(api.port);
  await page.goto(`${url}/doctor/plans`);
  await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
  release();
});
