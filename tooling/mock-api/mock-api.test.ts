import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { programOf } from '../programs.mjs';
import { directoryWith } from '../testing/temporary-directory';
import { rootDirectory } from '../workspace.mjs';
import { optionsFrom } from './options.mjs';

const command = path.join(rootDirectory, 'tooling/commands/mock-api.mjs');

/** Processes of the running test: one that fails half-way must not leave them behind. */
const children: ChildProcess[] = [];
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));

function start(script: string, parameters: string[]) {
  const child = spawn(process.execPath, [script, ...parameters]);
  children.push(child);
  return child;
}

/** Runs a Node script to its end. */
async function run(script: string, parameters: string[]) {
  const child = start(script, parameters);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

test('serves the API, a valid OpenAPI description, and a page that shows it', async () => {
  const directory = directoryWith({});
  const data = path.join(directory, 'data.json');
  const port = 20_000 + (process.pid % 10_000);
  const child = start(command, ['--port', String(port), '--data', data]);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  while (!output.includes('Ctrl-C')) await once(child.stdout, 'data');
  const url = `http://localhost:${port}`;
  expect(output).toContain(`The API is at ${url}`);

  const description = await (await fetch(`${url}/openapi.json`)).text();
  const { info, paths } = JSON.parse(description) as { info: { version: string }; paths: object };
  expect(info.version).toMatch(/^\d+\.\d+\.\d+/);
  expect(paths).toHaveProperty(['/api/v1/doctor/plans/{id}/archive', 'post']);
  const file = path.join(directoryWith({ 'openapi.json': description }), 'openapi.json');
  const validator = programOf('@seriousme/openapi-schema-validator', 'validate-api');
  expect(await run(validator, [file])).toEqual({ code: 0, output: '{\n\t"valid": true\n}\n' });

  const page = await (await fetch(url)).text();
  const parts = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, address]) => address);
  expect(parts).toHaveLength(5);
  for (const part of parts) expect((await fetch(url + part)).status).toBe(200);
  // Nothing is loaded from another origin.
  expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);

  const body = JSON.stringify({
    email: 'nadia@mail.example',
    password: 'a long enough password',
    role: 'patient',
  });
  const headers = { 'Content-Type': 'application/json' };
  await fetch(`${url}/api/v1/auth/sign-up?secret=1`, { method: 'POST', headers, body });
  child.kill('SIGTERM');
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(0);
  expect(readFileSync(data, 'utf8')).toContain('nadia@mail.example');
  // The output contains no personal data and no query.
  expect(output).toContain('POST /api/v1/auth/sign-up 201\n');
  expect(output).not.toMatch(/nadia|secret/);
});

test('parses options and reports invalid ones', () => {
  expect(optionsFrom(['--port', '4020', '--origin', 'https://app.example', '--quiet'])).toEqual({
    port: 4020,
    scale: 1,
    host: '127.0.0.1',
    origins: ['https://app.example'],
    dataFile: undefined,
    quiet: true,
  });
  expect(optionsFrom([]).port).toBe(4010);
  expect(() => optionsFrom(['--port', 'many'])).toThrow('--port has to be a number from 1');
  expect(() => optionsFrom(['--origin', 'app.example/x'])).toThrow('--origin takes an origin');
  expect(() => optionsFrom(['--prot', '1'])).toThrow("Unknown option '--prot'");
});
