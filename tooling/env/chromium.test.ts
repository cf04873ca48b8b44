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

test('prefers CHROMIUM_PATH', () => {
  expect(findChromium({ CHROMIUM_PATH: chosen, PATH: path.dirname(installed) })).toBe(chosen);
});

test('finds none if CHROMIUM_PATH is not executable', () => {
  const CHROMIUM_PATH = path.join(directory, 'bin/readme');
  expect(findChromium({ CHROMIUM_PATH, PATH: path.dirname(installed) })).toBeUndefined();
});

test('finds an installed browser on the search path', () => {
  expect(findChromium({ PATH: `/nowhere${path.delimiter}${path.dirname(installed)}` })).toBe(
    installed,
  );
});

test('prefers the headless shell', () => {
  const both = directoryWith({ 'bin/chromium': '', 'shell/chromium-headless-shell': '' });
  const [full, shell] = ['bin/chromium', 'shell/chromium-headless-shell'].map((name) =>
    path.join(both, name),
  ) as [string, string];
  for (const file of [full, shell]) chmodSync(file, 0o755);
  const PATH = [full, shell].map((file) => path.dirname(file)).join(path.delimiter);
  expect(findChromium({ PATH })).toBe(shell);
});

test('disables the sandbox for root only', () => {
  expect(chromiumArguments().includes('--no-sandbox')).toBe(process.getuid?.() === 0);
});

test('disables all features that Playwright disables', () => {
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
