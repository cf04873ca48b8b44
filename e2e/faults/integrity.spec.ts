import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { distOf } from '../../tooling/workspace.mjs';
import { expect, test } from '../fixtures';
import { expectLoaded, signInAs } from '../pages/sign-in';

/** Files of an app's build. */
async function filesOf(id: string) {
  const text = await readFile(path.join(distOf(id), 'remote.json'), 'utf8');
  const { files, hashes } = JSON.parse(text) as {
    files: { entry: string };
    hashes: Record<string, string>;
  };
  const named = (pattern: RegExp) => {
    const found = Object.keys(hashes).find((file) => pattern.test(file));
    if (!found) throw new Error(`The build has no file like ${pattern}.`);
    return found;
  };
  return {
    entry: files.entry,
    chunk: named(/page-invoices\..*js$/),
    style: named(/page-appointments\..*css$/),
  };
}

declare global {
  interface Window {
    withoutHash: string[];
  }
}

/** Starts recording scripts and styles of other origins that load without an integrity hash. */
async function watchElements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.withoutHash = [];
    new MutationObserver((changes) => {
      for (const element of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        const isScript = element instanceof HTMLScriptElement;
        if (!isScript && !(element instanceof HTMLLinkElement)) continue;
        const address = isScript ? element.src : element.href;
        const isOfApp = /^https?:/.test(address) && !address.startsWith(window.location.origin);
        if (isOfApp && !element.integrity) window.withoutHash.push(address);
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Serves a file with an extra byte on every attempt. */
async function change(page: Page, file: string): Promise<string> {
  const pattern = `**/${file}*`;
  await page.route(pattern, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  });
  return pattern;
}

test('an app’s entry, page or style with a changed byte doesn’t run, and the error names the file', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expectError(/integrity|preload|RemoteFault|already registered/);
  const { entry, chunk, style } = await filesOf('patient');
  await signInAs(page, 'patient', '/patient/subscriptions');
  await expectLoaded(page);
  // Preloads match their later use: nothing is downloaded twice because of its hash.
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await watchElements(page);
  await page.reload();
  await expectLoaded(page);
  // Neither preloads nor files loaded by the app's own code lack a hash.
  expect(await page.evaluate(() => window.withoutHash)).toEqual([]);
  expect(requested.filter((address) => address.endsWith(entry))).toHaveLength(1);
  expect(consoleErrors.list).toEqual([]);

  for (const [file, address] of [
    [entry, '/patient/subscriptions'],
    [chunk, '/patient/invoices'],
    [style, '/patient/appointments'],
  ] as const) {
    const changed = await change(page, file);
    await page.goto(address);
    const card = page.getByRole('alert').filter({ hasText: 'isn’t the one that was released' });
    await expect(card).toContainText(`/${file}`);
    await page.unroute(changed);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
