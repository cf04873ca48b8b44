import { existsSync } from 'node:fs';
import path from 'node:path';
import { directoryWith } from '../testing/temporary-directory';
import { release } from './release.mjs';

const page = { 'index.html': '<!doctype html>', 'config.json': '{}', 'remotes.json': '{}' };
const manifestOf = (id: string) => ({ 'remote.json': JSON.stringify({ id, version: '1.0.0' }) });

test.each([
  ['doctor', {}, 'There is no build in FROM: it has no remote.json.'],
  ['doctor', { 'README.md': 'Notes' }, 'There is no build in FROM: it has no remote.json.'],
  ['doctor', page, 'There is no build in FROM: it has no remote.json.'],
  ['doctor', manifestOf('patient'), 'FROM holds a build of patient, not of doctor.'],
  [
    'doctor',
    { 'remote.json': '{' },
    'FROM/remote.json is not valid JSON, so the build is damaged.',
  ],
  ['shell', manifestOf('doctor'), 'There is no build in FROM: it has no index.html.'],
])('rejects for %s what is not a build of it: %j', async (app, files, message) => {
  const root = directoryWith({});
  const from = directoryWith(files);
  await expect(release({ root, app, from })).rejects.toThrow(message.replace('FROM', from));
  expect(existsSync(path.join(root, app))).toBe(false);
});
