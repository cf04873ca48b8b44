import { release, rollBack } from '../../tooling/release/release.mjs';
import { distOf } from '../../tooling/workspace.mjs';
import { expectLoaded, signInAs } from '../pages/sign-in';
import { toastsOf } from '../pages/toasts';
import { expect, test } from './fixtures';
import { nextBuild } from './next-build';

// A deployment each, and a build that follows.
test.setTimeout(120_000);

test('a page of before a release says that a new version is there when its files are gone, and what was typed is back after the reload', async ({
  page,
  ownDeployment: { directory, root, url, nginx },
  complaints,
}) => {
  complaints.expectComplaint(/404|ERR_FAILED|ChunkLoadError|Refused to execute|integrity/);
  // What was brought ahead is there still: here both files are asked for when they are needed.
  const held = /assets\/(page-payments|select-engine)\./;
  await page.route(held, (route) => route.abort());
  await signInAs(page, 'doctor', `${url}/doctor/plans`);
  await expectLoaded(page);

  // A role app: the area that cannot show says so; the frame stays.
  const doctor = await nextBuild(distOf('doctor'), directory, 'page-payments');
  await release({ root, app: 'doctor', from: doctor, keep: 1 });
  await page.unroute(held);
  await page.getByRole('link', { name: 'Payments' }).click();
  const card = page.getByRole('main').getByRole('alert');
  await expect(card).toContainText('A new version is available');
  await card.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();

  // The shell: a list that a field needs is gone, the form stays, and so does what was typed.
  await page.route(held, (route) => route.abort());
  await page.goto(`${url}/doctor/profile?tab=practice`);
  await expectLoaded(page);
  const name = page.getByLabel('Practice name');
  await name.fill('Practice by the lake');
  const shell = await nextBuild(distOf('shell'), directory, 'select-engine');
  await release({ root, app: 'shell', from: shell, keep: 1, reload: () => nginx.reload() });
  await page.unroute(held);
  await page.getByRole('combobox').first().click();
  const toast = toastsOf(page, 'A new version is available');
  await toast.getByRole('button', { name: 'Reload' }).click();
  await expect(name).toHaveValue('Practice by the lake');
  await page.getByRole('combobox').first().click();
  await expect(page.getByRole('combobox').first()).toHaveAttribute('aria-expanded', 'true');
});

test('a release and the way back show with the next reload, in the shell with a policy that holds for both', async ({
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
  // nginx is not told of it: the policy admits the earlier page still.
  await rollBack({ root, app: 'shell' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await scripts()).toBe(before);
});
