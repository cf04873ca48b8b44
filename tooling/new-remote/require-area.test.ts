import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { rootDirectory } from '../workspace.mjs';

/** What is said of areas, in a process of its own: pages are read as a build reads them, by `import`. */
function answersTo(...areas: string[]): (string | null)[] {
  const script = `
    const { requireUnusedArea } = await import(${JSON.stringify(path.join(import.meta.dirname, 'require-area.mjs'))});
    const said = (area) => requireUnusedArea({ id: 'pharmacy', area }).then(() => null, ({ message }) => message);
    console.log(JSON.stringify(await Promise.all(${JSON.stringify(areas)}.map(said))));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script]);
  return JSON.parse(output.toString()) as (string | null)[];
}

test('an area takes no page from another app', () => {
  const [plans, record, folder] = answersTo('/doctor/plans', '/doctor/plans/drafts', '/apps/email');
  expect(plans).toBe(
    'The app doctor has a page at /doctor/plans, which the product would no longer show. Give this app another area with --area, such as /pharmacy.',
  );
  expect(record).toContain('The app doctor has a page at /doctor/plans/:id,');
  expect(folder).toContain('The app demo has a page at /apps/email,');
});

test('where no other app has a page, an area is free, below that of another app as well', () => {
  expect(answersTo('/pharmacy', '/doctor/pharmacy', '/doctor/dashboard/lab')).toEqual([
    null,
    null,
    null,
  ]);
});

test('the command says so, and makes nothing', () => {
  const command = path.join(rootDirectory, 'tooling/new-remote.mjs');
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [command, ...words], { encoding: 'utf8' }).stderr;
  // An id that there is: had it gone on, it would have ended before it writes anything.
  expect(run('doctor', '--area', '/doctor/plans')).toContain('The app doctor has a page at');
  expect(run('doctor')).toContain('There is a remote-doctor already.');
});
