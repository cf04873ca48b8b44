import { chmodSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { directoryWith } from '../testing/temporary-directory';
import { chromiumArguments, findChromium } from './chromium.mjs';

const directory = directoryWith({ 'chosen/browser': '', 'bin/chromium': '', 'bin/readme': '' });
const chosen = path.join(directory, 'chosen/browser');
const installed = path.join(directory, 'bin/chromium');
chmodSync(chosen, 0o755);
chmodSync(installed, 0o755);

test('CHROMIUM_PATH comes first', () => {
  expect(findChromium({ CHROMIUM_PATH: chosen, PATH: path.dirname(installed) })).toBe(chosen);
});

test('a CHROMIUM_PATH that cannot be run is not passed over in silence', () => {
  const CHROMIUM_PATH = path.join(directory, 'bin/readme');
  expect(findChromium({ CHROMIUM_PATH, PATH: path.dirname(installed) })).toBeUndefined();
});

test('an installed one is found on the path', () => {
  expect(findChromium({ PATH: `/nowhere${path.delimiter}${path.dirname(installed)}` })).toBe(
    installed,
  );
});

test('one without a window is preferred', () => {
  const both = directoryWith({ 'bin/chromium': '', 'shell/chromium-headless-shell': '' });
  const [full, shell] = ['bin/chromium', 'shell/chromium-headless-shell'].map((name) =>
    path.join(both, name),
  ) as [string, string];
  for (const file of [full, shell]) chmodSync(file, 0o755);
  const PATH = [full, shell].map((file) => path.dirname(file)).join(path.delimiter);
  expect(findChromium({ PATH })).toBe(shell);
});

test('only root goes without the sandbox', () => {
  expect(chromiumArguments().includes('--no-sandbox')).toBe(process.getuid?.() === 0);
});

test('what Playwright switches off stays off', () => {
  const playwright = path.dirname(
    createRequire(import.meta.url).resolve('playwright-core/package.json'),
  );
  const source = readFileSync(path.join(playwright, 'lib/coreBundle.js'), 'utf8');
  const [, list = ''] = /\bdisabledFeatures = \[([^\]]*)\]/.exec(source) ?? [];
  const theirs = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(theirs).toContain('PaintHolding');
  const [, ours = ''] = /--disable-features=(\S+)/.exec(chromiumArguments().join(' ')) ?? [];
  expect(ours.split(',')).toEqual(expect.arrayContaining(theirs));
});
