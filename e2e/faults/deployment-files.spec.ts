import { serveProduct } from '../../tooling/serve/product.mjs';
import { expect, test } from '../fixtures';
import { expectLanding, signInAs } from '../pages/sign-in';

/** Faulty deployment files with the message that the page must show. */
const cases: [what: string, file: string, text: string | undefined, message: RegExp][] = [
  ['missing', '/config.json', undefined, /\/config\.json is missing/],
  ['not JSON', '/config.json', '{', /\/config\.json isn’t valid JSON/],
  [
    'invalid',
    '/config.json',
    '{"backEnd":7,"remoteOrigins":[]}',
    /\/config\.json has an invalid entry at “backEnd”/,
  ],
  ['empty', '/config.json', '{}', /\/config\.json has an invalid entry at “backEnd”/],
  ['missing', '/remotes.json', undefined, /\/remotes\.json is missing/],
  ['not JSON', '/remotes.json', '<html></html>', /\/remotes\.json isn’t valid JSON/],
];

for (const [what, file, text, message] of cases) {
  test(`a full page reports that ${file} is ${what}`, async ({ page, consoleErrors }) => {
    consoleErrors.expectError(/Failed to load resource.*404/);
    const product = await serveProduct({ replace: { [file]: () => text } });
    try {
      await page.goto(`${product.url}/`);
      await expect(page.getByRole('alert')).toContainText(message);
      await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    } finally {
      await product.close();
    }
  });
}

interface Entry {
  manifest: string;
  areas: string[];
}

/** Faulty entries of the doctor's app with the message that his area must show. */
const entries: [what: string, change: (entry: Entry) => unknown, message: RegExp][] = [
  ['invalid', ({ areas }) => ({ areas, roles: ['doctor'] }), /invalid entry at “doctor\.manifest”/],
  [
    'from an origin that is not listed',
    (entry) => ({ ...entry, manifest: 'https://elsewhere.example/remote.json' }),
    /“doctor\.manifest” in \/remotes\.json isn’t allowed. Add its origin to remoteOrigins/,
  ],
];

for (const [what, change, message] of entries) {
  test(`a /remotes.json entry that is ${what} affects its own area only`, async ({ page }) => {
    const remotes = (text = '{}') => {
      const all = JSON.parse(text) as Record<string, Entry>;
      const { doctor = { manifest: '', areas: [] }, ...others } = all;
      return JSON.stringify({ $comment: 'Kept by hand', doctor: change(doctor), ...others });
    };
    const product = await serveProduct({ replace: { '/remotes.json': remotes } });
    try {
      await page.goto(product.url);
      await expect(page.getByRole('heading', { level: 1, name: /^Your own doctor/ })).toBeVisible();
      await signInAs(page, 'doctor', `${product.url}/doctor/patients`);
      await expect(page.getByRole('alert')).toContainText(message);
      await page.getByRole('button', { name: 'Switch to dark mode' }).click();

      const other = await page.context().newPage();
      await signInAs(other, 'admin', `${product.url}/sign-in`);
      await expectLanding(other, 'admin');
    } finally {
      await page.goto('about:blank');
      await product.close();
    }
  });
}
