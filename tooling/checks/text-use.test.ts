import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteIds, sourceOf } from '../workspace.mjs';
import { keysOf, readTexts } from './text-files';
import { usesIn, type TextUse } from './text-uses';

/** A part of an app's code with texts of its own: a feature, or the shared folder. */
interface Part {
  name: string;
  keys: readonly string[];
  uses: readonly (TextUse & { file: string })[];
}

function partsOf(app: string): Part[] {
  const source = sourceOf(app);
  const folders = [
    'shared',
    ...readdirSync(path.join(source, 'features')).map((feature) => `features/${feature}`),
  ];
  return folders.flatMap((name) => {
    const folder = path.join(source, name);
    if (!existsSync(folder)) return [];
    const texts = path.join(folder, 'texts');
    const files = readdirSync(folder, { recursive: true })
      .map(String)
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
    return [
      {
        name,
        keys: existsSync(texts) ? keysOf(readTexts(texts, 'en')) : [],
        uses: files.flatMap((file) =>
          usesIn(readFileSync(path.join(folder, file), 'utf8')).map((use) => ({ ...use, file })),
        ),
      },
    ];
  });
}

/** The keys that a use may refer to. */
const meantBy = ({ matches }: TextUse, keys: readonly string[]) => keys.filter(matches);

describe.each(remoteIds)('the texts of the app %s', (app) => {
  const parts = partsOf(app);
  const sharedKeys = parts.find(({ name }) => name === 'shared')?.keys ?? [];
  const all = parts.flatMap(({ keys }) => keys);

  it.each(parts)(
    '$name uses only its own and shared texts, all of which exist',
    ({ keys, uses }) => {
      const known = new Set([...keys, ...sharedKeys]);
      const faults = uses.flatMap((use) => {
        const meant = meantBy(use, all);
        if (meant.some((key) => !known.has(key)))
          return [`${use.file}: ${use.text} is a text of another feature`];
        return use.asKey && meant.length === 0
          ? [`${use.file}: no text is called ${use.text}`]
          : [];
      });
      expect(faults).toEqual([]);
    },
  );

  it('are all used', () => {
    const shown = new Set(parts.flatMap(({ uses }) => uses.flatMap((use) => meantBy(use, all))));
    // Texts of statuses are checked elsewhere: each declared status has one.
    const hidden = all.filter((key) => !shown.has(key) && !key.startsWith('status.'));
    expect(hidden).toEqual([]);
  });

  it('are each in only one file', () => {
    expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
  });
});
