import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { directoryOf, remoteIds, rootDirectory } from '../workspace.mjs';

interface Area {
  areas: readonly string[];
}

const remotes = JSON.parse(
  readFileSync(path.join(rootDirectory, 'shell/public/remotes.json'), 'utf8'),
) as Record<string, Area>;

it.each(remoteIds)('the app %s is granted every area that it has pages in', async (id) => {
  const { app } = (await import(path.join(directoryOf(id), 'src/app.ts'))) as { app: Area };
  expect(remotes[id]?.areas).toEqual(expect.arrayContaining([...app.areas]));
});
