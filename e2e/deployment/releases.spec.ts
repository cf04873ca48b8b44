import { release, rollBack } from '../../tooling/release/release.mjs';
import { distOf } from '../../tooling/workspace.mjs';
import { expectLoaded, signInAs } from '../pages/sign-in';
import { toastsOf } from '../pages/toasts';
import { expect, test } from './fixtures';
import { nextBuild } from './next-build';

// Each test needs a deployment of its own and a second build.
test.setTimeout(120_000);

test('a page from before a release reports the new version when its files are gone, and restores what was typed after the reload', async ({
  page,
  ownDeployment: { directory, root, url, nginx },
  consoleErrors,
}) => {
  consoleErrors.expectError(/404|ERR_FAILED|ChunkLoadError|Refused to execute|integrity/);
  // Prefetched files are still available: here both files are requested on demand only.
  const lazyFiles = /assets\/(page-payments|select-engine)\./;
  await page.route(lazyFiles, (route) => route.abort());
  await signInAs(page, 'doctor', `${url}/doctor/plans`);
  await expectLoaded(page);

  // A role app: the failing area reports it, and the frame stays.
  const doctor = await nextBuild(distOf('doctor'), directory, 'page-payments');
  await release({ root, app: 'doctor', from: doctor, keep: 1 });
  await page.unroute(lazyFiles);
  await page.getByRole('link', { name: 'Payments' }).click();
  const card = page.getByRole('main').getByRole('alert');
  await expect(card).toContainText('A new version is available');
  await card.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();

  // The shell: a field's option list is gone, but the form and its values stay.
  await page.route(lazyFiles, (route) => route.abort());
  await page.goto(`${url}/doctor/profile?tab=practice`);
  await expectLoaded(page);
  const name = page.getByLabel('Practice name');
  await name.fill('Practice by the lake');
  const shell = await nextBuild(distOf('shell'), directory, 'select-engine');
  await release({ root, app: 'shell', from: shell, keep: 1, reload: () => nginx.reload() });
  await page.unroute(lazyFiles);
  await page.getByRole('combobox').first().click();
  const toast = toastsOf(page, 'A new version is available');
  await toast.getByRole('button', { name: 'Reload' }).click();
  await expect(name).toHaveValue('Practice by the lake');
  await page.getByRole('combobox').first().click();
  await expect(page.getByRole('combobox').first()).toHaveAttribute('aria-expanded', 'true');
});

test('a release and its rollback take effect with the next reload, and the shell’s policy covers both', async ({
  page,
  ownDeployment: { directory, root, url, nginx },
}) => {
  const scripts = () =>
    page.evaluate(() =>
      document.querySelector('script[src^="/assets/main."]')?.getAttribute('src'),
    );
  const shell = { root, app: 'shell', reload: () => nginx.reload() };
  await page.goto(url);
  const before = await scripts();
  await release({ ...shell, from: await nextBuild(distOf('shell'), directory, 'frame') });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await scripts()).not.toBe(before);
  // nginx isn't reloaded: its policy still covers the earlier page.
  await rollBack({ root, app: 'shell' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await scripts()).toBe(before);
});
