import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { directoryWith } from '../testing/temporary-directory';
import { watchFiles } from './watch-files.mjs';

let end = () => {};
afterEach(() => end());

/** Watches a folder. `saidOf` tells whether a change is reported for a file. */
function watched(files: Record<string, string>) {
  const directory = directoryWith(files);
  const place = (file: string) => path.join(directory, file);
  const heard = new Set<string>();
  end = watchFiles(directory, (file) => heard.add(path.relative(directory, file)));
  return {
    place,
    async saidOf(file: string, change: () => void) {
      heard.clear();
      change();
      for (let tries = 0; !heard.has(file) && tries < 40; tries += 1) await setTimeout(25);
      return heard.has(file);
    },
  };
}

test('reports a saved file every time, however the editor saves it', async () => {
  const { place, saidOf } = watched({ 'features/plan.ts': '' });
  const file = path.normalize('features/plan.ts');
  const inPlace = () => writeFileSync(place(file), `${Date.now()}`);
  const byRenaming = () => {
    writeFileSync(place(`${file}~`), `${Date.now()}`);
    renameSync(place(`${file}~`), place(file));
  };
  for (const save of [byRenaming, byRenaming, inPlace, byRenaming, inPlace])
    expect(await saidOf(file, save)).toBe(true);
});

test('reports files of new folders, and files that are removed with their folder', async () => {
  const { place, saidOf } = watched({ 'main.ts': '' });
  const added = path.normalize('new/below/page.ts');
  const add = () => {
    mkdirSync(place('new/below'), { recursive: true });
    writeFileSync(place(added), '');
  };
  expect(await saidOf(added, add)).toBe(true);
  expect(await saidOf(added, () => writeFileSync(place(added), 'again'))).toBe(true);
  expect(await saidOf(added, () => rmSync(place('new'), { recursive: true }))).toBe(true);
  expect(await saidOf(added, add)).toBe(true);
});
