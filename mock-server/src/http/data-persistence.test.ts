import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMockApi } from './mock-api';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'data-persistence-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

test('rejects a missing directory on start, not with the first change', async () => {
  const dataFile = path.join(directory, 'nowhere', 'data.json');
  await expect(startMockApi({ dataFile })).rejects.toThrow(
    `${dataFile} cannot be written (ENOENT).`,
  );
});

test('rejects a directory as the data file', async () => {
  await expect(startMockApi({ dataFile: directory })).rejects.toThrow(
    `${directory} cannot be read (EISDIR).`,
  );
});

describe('a disk that fails later', () => {
  const email = 'nadia@mail.example';
  const signUp = (url: string) =>
    fetch(`${url}/api/v1/auth/sign-up`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: 'a long enough password', role: 'patient' }),
    });

  /** Starts a server and removes the directory of its data file; returns the reported messages. */
  async function startAndRemoveDirectory() {
    const dataFile = path.join(directory, 'data.json');
    const reported: string[] = [];
    const api = await startMockApi({ dataFile, onTrouble: (line) => reported.push(line) });
    await rm(directory, { recursive: true });
    expect((await signUp(api.url)).status).toBe(201);
    await until(() => reported.length > 0);
    return { api, dataFile, reported };
  }
  const until = async (isSo: () => boolean) => {
    for (let tries = 0; !isSo() && tries < 200; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
  };

  test('is reported once, keeps changes in memory, and writes them when it works again', async () => {
    const { api, dataFile, reported } = await startAndRemoveDirectory();
    const mails = await (await fetch(`${api.url}/simulation/mails?to=${email}`)).json();
    expect(mails).toMatchObject({ items: [{ to: email }] });
    await mkdir(directory);
    await until(() => reported.length > 1);
    expect(await readFile(dataFile, 'utf8')).toContain(email);
    expect(reported).toEqual([
      `${dataFile} cannot be written (ENOENT). Changes stay in memory until it can be written.`,
      `${dataFile} can be written again.`,
    ]);
    await api.close();
  });

  test('is reported on close as well, with the data loss', async () => {
    const { api, dataFile } = await startAndRemoveDirectory();
    await expect(api.close()).rejects.toThrow(
      `${dataFile} cannot be written (ENOENT). Changes since the last write are lost.`,
    );
  });
});
