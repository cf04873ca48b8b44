import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { directoryWith } from '../testing/temporary-directory';
import { release, rollBack } from './release.mjs';
import { outcomeOf, run, served } from './testing';

const script = (name: string) => `start("${name}")`;
const shellBuild = (name: string) =>
  directoryWith({
    'index.html': `<!doctype html><script>${script(name)}</script>`,
    'config.json': '{"backEnd":"simulated","remoteOrigins":["https://doctor.example.com"]}',
    'remotes.json': '{}',
  });
const hashOf = (name: string) => createHash('sha256').update(script(name)).digest('base64');
const policyIn = (root: string) => readFileSync(path.join(root, 'nginx/policy.conf'), 'utf8');
const app = 'shell';

test('updates the policy for all versions when the shell is released', async () => {
  const root = directoryWith({});
  await release({ root, app, from: shellBuild('one') });
  expect(policyIn(root)).toContain(hashOf('one'));
  expect(policyIn(root)).toContain('https://doctor.example.com');
  await release({ root, app, from: shellBuild('two') });
  expect(policyIn(root)).toContain(hashOf('one'));
  expect(policyIn(root)).toContain(hashOf('two'));
});

test('reloads the web server before the page goes live', async () => {
  const root = directoryWith({});
  await release({ root, app, from: shellBuild('one') });
  const seen: (string | undefined)[] = [];
  const reload = () => {
    expect(policyIn(root)).toContain(hashOf('two'));
    seen.push(served(root, 'index.html', app));
    return Promise.resolve();
  };
  await release({ root, app, from: shellBuild('two'), reload });
  expect(seen).toEqual([expect.stringContaining('"one"')]);
  expect(served(root, 'index.html', app)).toContain('"two"');
});

test('waits for a web server that reloads slowly before the page goes live', async () => {
  const root = directoryWith({});
  await release({ root, app, from: shellBuild('one') });
  const page = path.join(root, app, 'index.html');
  const seen = path.join(root, 'seen');
  const { code } = await outcomeOf(
    run(
      ...(['release', app, '--to', root, '--from', shellBuild('two')] as const),
      ...[
        '--reload',
        `(sleep 0.2; cp ${page} ${seen}.part; mv ${seen}.part ${seen}) > /dev/null 2>&1 &`,
      ],
    ),
  );
  expect(code).toBe(0);
  while (!existsSync(seen)) await wait(20);
  expect(readFileSync(seen, 'utf8')).toContain('"one"');
  expect(served(root, 'index.html', app)).toContain('"two"');
});

test('changes nothing if the web server rejects the policy', async () => {
  const root = directoryWith({});
  await release({ root, app, from: shellBuild('one') });
  const reload = () => Promise.reject(new Error('nginx: invalid'));
  await expect(release({ root, app, from: shellBuild('two'), reload })).rejects.toThrow('invalid');
  expect(served(root, 'index.html', app)).toContain('"one"');
});

test('can still roll back to an earlier version that the web server rejected', async () => {
  const root = directoryWith({});
  const one = shellBuild('one');
  await release({ root, app, from: one });
  await release({ root, app, from: shellBuild('two') });
  const reload = () => Promise.reject(new Error('nginx: invalid'));
  await expect(release({ root, app, from: one, reload })).rejects.toThrow('invalid');
  await rollBack({ root, app });
  expect(served(root, 'index.html', app)).toContain('"one"');
});

test('never rolls back to a version that was not live', async () => {
  const root = directoryWith({});
  await release({ root, app, from: shellBuild('one') });
  const reload = () => Promise.reject(new Error('nginx: invalid'));
  await expect(release({ root, app, from: shellBuild('two'), reload })).rejects.toThrow('invalid');
  await release({ root, app, from: shellBuild('three') });
  await rollBack({ root, app });
  expect(served(root, 'index.html', app)).toContain('"one"');
});

test("reads the shell's version from its page", async () => {
  const page = '<meta name="praxis-version" content="1.4.0 1a2b3c4d 2026-11-20T10:00:00Z" />';
  const from = directoryWith({ 'index.html': page, 'config.json': '{}', 'remotes.json': '{}' });
  const { version } = await release({ root: directoryWith({}), app, from });
  expect(version.version).toMatch(/^1\.4\.0-[0-9a-f]{8}$/);
});

test('keeps the policy at a rollback', async () => {
  const root = directoryWith({});
  await release({ root, app, from: shellBuild('one') });
  await release({ root, app, from: shellBuild('two') });
  const before = policyIn(root);
  await rollBack({ root, app });
  expect(policyIn(root)).toBe(before);
  expect(served(root, 'index.html', app)).toContain('"one"');
});
