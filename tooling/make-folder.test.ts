import { existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from './make-folder.mjs';
import { directoryWith } from './testing/temporary-directory';

test('creates a folder with its parents, and leaves an existing one', () => {
  const folder = path.join(directoryWith({}), 'srv/praxis/doctor');
  makeFolder(folder);
  makeFolder(folder);
  expect(existsSync(folder)).toBe(true);
});

test('names what is in the way', () => {
  const root = directoryWith({ file: '' });
  const file = path.join(root, 'file');
  expect(() => makeFolder(file)).toThrow(`There is a file where a folder is expected: ${file}.`);
  const link = path.join(root, 'link');
  symlinkSync('nowhere', link);
  expect(() => makeFolder(path.join(link, 'praxis'))).toThrow(link);
});

// Where Node's own `recursive` never ends.
(process.platform === 'linux' ? test : test.skip)(
  'rejects a place where the system creates no folders',
  () => {
    expect(() => makeFolder('/proc/x/doctor')).toThrow(
      'No folder can be created in /proc. Name another place than /proc/x.',
    );
  },
);
