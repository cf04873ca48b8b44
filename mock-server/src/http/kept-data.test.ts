import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMockApi } from './mock-api';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'kept-data-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

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

describe('a disk that fails later', () => {
  const email = 'nadia@mail.example';
  const signUp = (url: string) =>
    fetch(`${url}/api/v1/auth/sign-up`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: 'a long enough password', role: 'patient' }),
    });

  /** A server whose data has no place any more, and what it has said. */
  async function startAndLosePlace() {
    const dataFile = path.join(directory, 'data.json');
    const said: string[] = [];
    const api = await startMockApi({ dataFile, onTrouble: (line) => said.push(line) });
    await rm(directory, { recursive: true });
    expect((await signUp(api.url)).status).toBe(201);
    await until(() => said.length > 0);
    return { api, dataFile, said };
  }
  const until = async (isSo: () => boolean) => {
    for (let tries = 0; !isSo() && tries < 200; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
  };

  test('is said once, what changes stays, and is written once that is possible', async () => {
    const { api, dataFile, said } = await startAndLosePlace();
    const mails = await (await fetch(`${api.url}/simulation/mails?to=${email}`)).json();
    expect(mails).toMatchObject({ items: [{ to: email }] });
    await mkdir(directory);
    await until(() => said.length > 1);
    expect(await readFile(dataFile, 'utf8')).toContain(email);
    expect(said).toEqual([
      `${dataFile} cannot be written (ENOENT). What changes is in memory until it can be.`,
      `${dataFile} is written again.`,
    ]);
    await api.close();
  });

  test('is said at the end as well, with what that means', async () => {
    const { api, dataFile } = await startAndLosePlace();
    await expect(api.close()).rejects.toThrow(
      `${dataFile} cannot be written (ENOENT). What changed since it was written last is lost.`,
    );
  });
});
