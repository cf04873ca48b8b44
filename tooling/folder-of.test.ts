import path from 'node:path';
import { folderOf } from './folder-of.mjs';

test('resolves a path', () => {
  expect(folderOf('../served', '--to')).toBe(path.resolve('../served'));
});

(path.sep === '/' ? test.each : test.skip.each)([['.\\served'], ['C:\\srv'], ['c:srv']])(
  'rejects a path of Windows on another system: %s',
  (text) => {
    expect(() => folderOf(text, '--to')).toThrow(
      `--to has to be a path of this system, such as /srv/praxis, not "${text}".`,
    );
  },
);
