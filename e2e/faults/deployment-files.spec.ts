import { serveProduct } from '../../tooling/serve/product.mjs';
import { expect, test } from '../fixtures';

const grant = {
  manifest: 'http://localhost:1/remote.json',
  realm: 'practice',
  roles: ['doctor'],
  areas: ['/doctor'],
};

/** What is served in the place of a deployment file, and what the page has to say of it. */
const cases: [what: string, file: string, text: string | undefined, message: RegExp][] = [
  ['missing', '/config.json', undefined, /\/config\.json is missing/],
  ['not JSON', '/config.json', '{', /\/config\.json isn’t valid JSON/],
  [
    'wrong',
    '/config.json',
    '{"backEnd":7,"remoteOrigins":[]}',
    /\/config\.json has an invalid entry at “backEnd”/,
  ],
  ['missing', '/remotes.json', undefined, /\/remotes\.json is missing/],
  ['not JSON', '/remotes.json', '<html></html>', /\/remotes\.json isn’t valid JSON/],
  [
    'wrong',
    '/remotes.json',
    '{"doctor":{}}',
    /\/remotes\.json has an invalid entry at “doctor\.manifest”/,
  ],
  [
    'naming an origin that is not listed',
    '/remotes.json',
    JSON.stringify({ doctor: { ...grant, manifest: 'https://elsewhere.example/remote.json' } }),
    /Add its origin to remoteOrigins in \/config\.json/,
  ],
];

for (const [what, file, text, message] of cases) {
  test(`${file} that is ${what} is named on a full page`, async ({ page, complaints }) => {
    complaints.expectComplaint(/Failed to load resource.*404/);
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
