import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { directoryWith } from '../testing/temporary-directory';
import { watchFiles } from './watch-files.mjs';

let stop = () => {};
afterEach(() => stop());

/** Watches a folder. `isReported` tells whether a change is reported for a file. */
function watched(files: Record<string, string>) {
  const directory = directoryWith(files);
  const place = (file: string) => path.join(directory, file);
  const reported = new Set<string>();
  stop = watchFiles(directory, (file) => reported.add(path.relative(directory, file)));
  return {
    place,
    async isReported(file: string, change: () => void) {
      reported.clear();
      change();
      // Reported within milliseconds, unless the machine is busy.
      for (let tries = 0; !reported.has(file) && tries < 400; tries += 1) await setTimeout(25);
      return reported.has(file);
    },
  };
}

test('reports a saved file every time, however the editor saves it', async () => {
  const { place, isReported } = watched({ 'features/plan.ts': '' });
  const file = path.normalize('features/plan.ts');
  const inPlace = () => writeFileSync(place(file), `${Date.now()}`);
  const byRenaming = () => {
    writeFileSync(place(`${file}~`), `${Date.now()}`);
    renameSync(place(`${file}~`), place(file));
  };
  for (const save of [byRenaming, byRenaming, inPlace, byRenaming, inPlace])
    expect(await isReported(file, save)).toBe(true);
});

test('reports files of new folders, and files that are removed with their folder', async () => {
  const { place, isReported } = watched({ 'main.ts': '' });
  const added = path.normalize('new/below/page.ts');
  const add = () => {
    mkdirSync(place('new/below'), { recursive: true });
    writeFileSync(place(added), '');
  };
  expect(await isReported(added, add)).toBe(true);
  expect(await isReported(added, () => writeFileSync(place(added), 'again'))).toBe(true);
  expect(await isReported(added, () => rmSync(place('new'), { recursive: true }))).toBe(true);
  expect(await isReported(added, add)).toBe(true);
});
