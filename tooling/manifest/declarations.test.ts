import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { directoryWith } from '../testing/temporary-directory';

const titles = Object.fromEntries(
  ['en', 'de', 'fr', 'pt'].map((code) => [`src/titles/${code}.json`, '{ "rooms": "Rooms" }']),
);
const app = {
  'package.json': '{ "name": "@hospital/remote-rooms", "version": "1.2.0" }',
  'src/app.ts': `export const app = { id: 'rooms', areas: ['/rooms'] };`,
  'src/pages.ts': `export const pages = [{ path: '/rooms', title: 'rooms', icon: 'send' }];`,
  ...titles,
};

/** Jest can't import the data URLs that the function evaluates. */
const program = `
  const { readDeclarations } = await import(${JSON.stringify(path.join(import.meta.dirname, 'declarations.mjs'))});
  await readDeclarations(process.argv[1]).then(
    ({ app, version }) => console.log(app.id, version),
    ({ message }) => console.log(message),
  );`;

/** The app's id and version, or what is wrong with its declarations. */
function read(files: Readonly<Record<string, string | undefined>>) {
  const given = Object.entries({ ...app, ...files }).filter(([, text]) => text !== undefined);
  const directory = directoryWith(Object.fromEntries(given) as Record<string, string>);
  const words = ['--input-type=module', '--eval', program, directory];
  return spawnSync(process.execPath, words, { encoding: 'utf8' }).stdout.trim();
}

test('reads what an app declares', () => expect(read({})).toBe('rooms 1.2.0'));

test.each([
  [{ 'src/titles/de.json': undefined }, 'src/titles/de.json is missing.'],
  [
    { 'src/titles/fr.json': '{ "rooms": "Salles", }' },
    /^src\/titles\/fr\.json is not valid JSON: /,
  ],
  [{ 'src/app.ts': undefined }, 'src/app.ts is missing.'],
  [{ 'src/app.ts': 'const app = ;' }, "src/app.ts can't be read: Unexpected token ';'"],
  [{ 'src/app.ts': 'const app = {};' }, 'src/app.ts has to export `app`.'],
  [{ 'src/pages.ts': 'export default [];' }, 'src/pages.ts has to export `pages`.'],
  [
    { 'src/pages.ts': `import './style.css';\nexport const pages = [];` },
    'src/pages.ts may only import types: it is read before anything is built.',
  ],
  [
    { 'src/app.ts': `export const app = { id: 'room' };` },
    'src/app.ts declares the id "room", but the app in package.json is "rooms" (@hospital/remote-rooms).',
  ],
])('names the file and what is wrong with it: %j', (files, fault) => {
  expect(read(files)).toMatch(fault);
});
