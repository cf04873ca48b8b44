import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMockApi } from './mock-api';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'kept-data-'));
});
afterEach(() => rm(directory, { recursive: true }));

test('a file that has no place is said at once, not with the first change', async () => {
  const dataFile = path.join(directory, 'nowhere', 'data.json');
  await expect(startMockApi({ dataFile })).rejects.toThrow(
    `${dataFile} cannot be written (ENOENT).`,
  );
});

test('a folder is said to be none', async () => {
  await expect(startMockApi({ dataFile: directory })).rejects.toThrow(
    `${directory} cannot be read (EISDIR).`,
  );
});
