import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serve } from '../serve/serve.mjs';
import { directoryWith } from '../testing/temporary-directory';
import { rootDirectory } from '../workspace.mjs';
import { install } from './install';

jest.setTimeout(240_000);

const { NODE_ENV: _environment, ...env } = process.env;

/** Runs a program. Shows its output if it fails. */
function run(directory: string, command: string, ...parameters: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, parameters, {
    cwd: directory,
    env,
    encoding: 'utf8',
  });
  expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  return stdout;
}

const readJson = (file: string) =>
  JSON.parse(readFileSync(path.join(project, file), 'utf8')) as unknown;

/** Simulates another team's computer: it has only the packages of this repository. */
const outside = directoryWith({});
const archives = path.join(outside, 'packages');
run(rootDirectory, process.execPath, 'tooling/commands/pack.mjs', '--to', archives);
const createRemotePackage = path.join(archives, 'praxis-create-remote-1.0.0.tgz');
run(
  outside,
  'npx',
  '--yes',
  '--package',
  createRemotePackage,
  'create-remote',
  'nurse',
  '--packages',
  archives,
);
const project = path.join(outside, 'remote-nurse');

// At the top level, because the result decides whether a test is skipped.
const { missing } = install(project, env);
if (missing) console.warn(`The project is not installed as its team would: ${missing}.`);

(missing ? test.skip : test)('installs a project from the packages and the registry', () => {
  const { packages } = readJson('package-lock.json') as {
    packages: Record<string, { resolved?: string; version: string }>;
  };
  for (const name of ['contract', 'sdk', 'mock-server', 'remote-build'])
    expect(packages[`node_modules/@praxis/${name}`]).toMatchObject({
      version: '1.0.0',
      resolved: `file:../packages/praxis-${name}-1.0.0.tgz`,
    });
  run(project, 'npm', 'ls', '--omit=dev');
});

test('has packages with built files and without our tests', () => {
  const scope = path.join(project, 'node_modules/@praxis');
  const files = readdirSync(scope, { recursive: true })
    .map(String)
    .filter((file) => !file.includes('node_modules'));
  expect(files).toEqual(
    expect.arrayContaining([
      'contract/dist/endpoints/plans.js',
      'contract/dist/endpoints/plans.d.ts',
      'sdk/CHANGELOG.md',
      'sdk/dist/ui/theme/fonts.css',
      'sdk/dist/testing/index.d.ts',
    ]),
  );
  expect(files.filter((file) => /\.test\.|(?<!\.d)\.tsx?$|workspace/.test(file))).toEqual([]);
});

test('type-checks against the types of the packages', () => {
  writeFileSync(
    path.join(project, 'src/typed.ts'),
    `import { query } from '@praxis/sdk/data';
import { listPlans } from '@praxis/contract/endpoints/plans';

export const plans = query({ app: 'nurse', name: 'plans', endpoint: listPlans });
// @ts-expect-error a path is no endpoint
export const wrong = query({ app: 'nurse', name: 'wrong', endpoint: listPlans.path });
`,
  );
  run(project, 'npm', 'run', 'types');
});

test('tests its page with renderRemote', () => {
  run(project, 'npm', 'test', '--', '--ci');
});

test('builds and releases versions', () => {
  run(project, 'npm', 'run', 'build');
  expect(readJson('dist/remote.json')).toMatchObject({
    id: 'nurse',
    version: '0.1.0',
    roles: ['doctor'],
    pages: [
      {
        paths: ['/nurse/overview'],
        code: [expect.stringMatching(/^assets\/page-overview\.\w+\.js$/)],
        shared: expect.arrayContaining(['@praxis/sdk', '@praxis/sdk/ui/page']),
      },
    ],
  });
  const served = path.join(outside, 'served');
  run(project, 'npm', 'run', 'release', '--', '--to', served);
  expect(existsSync(path.join(served, 'nurse/remote.json'))).toBe(true);
  expect(run(project, 'npm', 'run', 'releases', '--', '--to', served)).toMatch(
    /nurse +live +0\.1\.0-/,
  );
});

test('serves the app within a deployed shell and proxies everything else unchanged', async () => {
  const doctor = { manifest: 'https://doctor.example/remote.json', areas: ['/doctor'] };
  const shell = await serve({
    singlePage: true,
    directory: directoryWith({
      'index.html': '<title>The deployed shell</title>',
      'config.json': '{"backEnd":"simulated"}',
      'remotes.json': JSON.stringify({ doctor }),
    }),
    headers: { 'Content-Security-Policy': "default-src 'self'; trusted-types default" },
  });
  const port = shell.port < 65_000 ? shell.port + 1 : shell.port - 1;
  const program = path.join(project, 'node_modules/.bin', 'praxis-remote');
  const server = spawn(program, words(shell.url, port), {
    cwd: project,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await waitForOutput(server, 'built in');
    const get = (name: string) =>
      fetch(`http://localhost:${port}${name}`, { headers: { accept: 'text/html, */*' } });
    const page = await get('/nurse/overview');
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'self'; trusted-types webpack-dev-server#overlay default",
    );
    expect(await page.text()).toContain('The deployed shell');
    expect(await (await get('/config.json')).json()).toEqual({ backEnd: 'simulated' });
    const remotes = (await (await get('/remotes.json')).json()) as { nurse: { manifest: string } };
    expect(remotes).toEqual({
      doctor,
      nurse: {
        manifest: '/@nurse/remote.json',
        realm: 'practice',
        roles: ['doctor'],
        areas: ['/nurse'],
      },
    });
    const manifest = (await (await get(remotes.nurse.manifest)).json()) as {
      files: { entry: string; texts: { overview: { en: string[] } } };
    };
    // Changed texts are replaced in the open page, and forms are kept when changed code reloads it.
    const textOf = async (file = '') => (await get(`/@nurse/${file}`)).text();
    expect(await textOf(manifest.files.entry)).toContain('praxis:reload');
    expect(await textOf(manifest.files.texts.overview.en[0])).toMatch(/"namespace":\s*"nurse"/);
  } finally {
    server.kill();
    await Promise.all([once(server, 'exit'), shell.close()]);
  }
});

const words = (shell: string, port: number) => ['dev', '--shell', shell, '--port', String(port)];

/** Resolves when a program has printed a text; rejects if it exits before. */
function waitForOutput(program: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    program.once('exit', () => reject(new Error(`It ended: ${output}`)));
    program.stdout?.on('data', (part: Buffer) => {
      output += part.toString();
      if (output.includes(text)) resolve();
    });
  });
}
