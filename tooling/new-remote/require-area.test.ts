import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { rootDirectory } from '../workspace.mjs';

/**
 * Messages about areas, from a separate process: like a build, it reads the pages with `import`.
 */
function messagesFor(...areas: string[]): (string | null)[] {
  const script = `
    const { requireUnusedArea } = await import(${JSON.stringify(path.join(import.meta.dirname, 'require-area.mjs'))});
    const messageOf = (area) => requireUnusedArea({ id: 'pharmacy', area }).then(() => null, ({ message }) => message);
    console.log(JSON.stringify(await Promise.all(${JSON.stringify(areas)}.map(messageOf))));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script]);
  return JSON.parse(output.toString()) as (string | null)[];
}

test('rejects an area with pages of another app', () => {
  const [plans, record, folder] = messagesFor(
    '/doctor/plans',
    '/doctor/plans/drafts',
    '/apps/email',
  );
  expect(plans).toBe(
    'The app doctor has a page at /doctor/plans, which would no longer be shown. Choose another area with --area, such as /pharmacy.',
  );
  expect(record).toContain('The app doctor has a page at /doctor/plans/:id,');
  expect(folder).toContain('The app demo has a page at /apps/email,');
});

test('accepts an area without pages, also below that of another app', () => {
  expect(messagesFor('/pharmacy', '/doctor/pharmacy', '/doctor/dashboard/lab')).toEqual([
    null,
    null,
    null,
  ]);
});

test('prints the message and creates nothing', () => {
  const command = path.join(rootDirectory, 'tooling/new-remote.mjs');
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [command, ...words], { encoding: 'utf8' }).stderr;
  // An existing id, so that the command would stop before it writes anything.
  expect(run('doctor', '--area', '/doctor/plans')).toContain('The app doctor has a page at');
  expect(run('doctor')).toContain('remote-doctor already exists.');
});
