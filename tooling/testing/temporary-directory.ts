import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const made: string[] = [];

/** Creates a temporary folder with these files, by path. It is removed when the test file ends. */
export function directoryWith(files: Readonly<Record<string, string | Buffer>>): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'praxis-'));
  made.push(directory);
  putFiles(directory, files);
  return directory;
}

/** Writes files, and creates their folders. */
export function putFiles(
  directory: string,
  files: Readonly<Record<string, string | Buffer>>,
): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(directory, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

afterAll(() => {
  for (const directory of made.splice(0)) rmSync(directory, { recursive: true, force: true });
});
