import { readFileSync } from 'node:fs';
import path from 'node:path';
import { distOf } from '../../tooling/workspace.mjs';
import { expect, test } from '../fixtures';
import type { Account } from '../pages/accounts';
import { expectLanding, expectLoaded, signInAs } from '../pages/sign-in';
import { expectWhole, wear } from '../pages/whole';

interface Manifest {
  pages: { paths: string[]; title: { en: string } }[];
}

/** The role app of each account that may see all of it. */
const apps: Record<Exclude<Account, 'client'>, string> = {
  doctor: 'doctor',
  patient: 'patient',
  teamMember: 'team',
  admin: 'admin',
  demo: 'demo',
};

for (const [account, app] of Object.entries(apps) as [Account, string][])
  for (const [skin, width] of [
    ['light', 1280],
    ['dark', 360],
  ] as const) {
    test(`every page of ${app} is whole in ${skin} at ${width} px: no complaint, no axe violation, no overflow`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await wear(page, [skin, width]);
      await signInAs(page, account);
      await expectLanding(page, account);
      const manifest = JSON.parse(
        readFileSync(path.join(distOf(app), 'remote.json'), 'utf8'),
      ) as Manifest;
      const addresses = manifest.pages.flatMap(({ paths, title }) =>
        paths.map((address) => ({ address, title })),
      );
      for (const { address, title } of addresses) {
        if (address.includes(':')) continue;
        await page.goto(address);
        await expect(page).toHaveTitle(`${title.en} · Praxis`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectLoaded(page);
        await expect(page.locator('main').getByRole('button', { name: 'Retry' })).toHaveCount(0);
        await expectWhole(page, address);
      }
    });
  }
