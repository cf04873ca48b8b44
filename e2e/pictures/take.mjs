import { chromium } from '@playwright/test';
import { launchOptions } from '@praxis/tooling/env/chromium.mjs';
import { UserError } from '@praxis/tooling/user-error.mjs';
import { serveProduct } from '@praxis/tooling/serve/product.mjs';
import { buildStale } from '@praxis/tooling/start/start.mjs';
import { appIds, rootDirectory } from '@praxis/tooling/workspace.mjs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { scenes } from './scenes.mjs';
import { toWebp } from './webp.mjs';

const directory = path.join(rootDirectory, 'docs/pictures');

/**
 * A Wednesday morning in the sample doctor's practice, fixed so that pictures change only with the
 * product.
 */
const clock = new Date('2026-06-10T10:20:00-04:00');

const desk = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 };
const phone = {
  viewport: { width: 390, height: 780 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/**
 * Takes the named pictures of the docs, or all of them.
 * @param {readonly string[]} names
 */
export async function takePictures(names) {
  const chosen = names.length > 0 ? names.map(sceneOf) : scenes;
  await buildStale(appIds);
  await mkdir(directory, { recursive: true });
  const product = await serveProduct();
  const browser = await chromium.launch(launchOptions());
  try {
    for (const scene of chosen) {
      const picture = await toWebp(browser, await take(browser, product.url, scene));
      await writeFile(path.join(directory, `${scene.name}.webp`), picture);
      console.log(`${scene.name}.webp ${Math.round(picture.length / 1024)} KB`);
    }
  } finally {
    await browser.close();
    await product.close();
  }
}

/** @param {string} name */
function sceneOf(name) {
  const found = scenes.find((scene) => scene.name === name);
  if (found) return found;
  const known = scenes.map((scene) => scene.name).join(', ');
  throw new UserError(`Unknown picture "${name}". Pictures: ${known}.`);
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {import('./scenes.mjs').Scene} scene
 */
async function take(browser, origin, scene) {
  const context = await browser.newContext({
    ...(scene.phone ? phone : desk),
    baseURL: origin,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
  });
  try {
    await context.clock.setSystemTime(clock);
    await context.addInitScript((skin) => localStorage.setItem('praxis.skin', skin), scene.skin);
    const page = await context.newPage();
    await open(page, scene);
    await scene.prepare?.(page);
    await untilComplete(page);
    return await page.screenshot({ animations: 'disabled', caret: 'hide' });
  } finally {
    await context.close();
  }
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {import('./scenes.mjs').Scene} scene
 */
async function open(page, { account, path: address }) {
  if (!account) return void (await page.goto(address));
  await page.goto('/sign-in');
  await page.locator(`[data-demo-account="${account}"]`).first().click();
  await page.waitForURL((url) => url.pathname !== '/sign-in');
  await untilComplete(page);
  await page.goto(address);
}

/**
 * Waits until the page's data, fonts and images have loaded.
 * @param {import('@playwright/test').Page} page
 */
async function untilComplete(page) {
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}
