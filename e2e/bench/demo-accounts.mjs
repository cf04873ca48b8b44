import { signInPath } from './product.mjs';
import { formIsUsable } from './readiness.mjs';
import { evaluate, measureLoad, openPage, withTimeout } from './visit.mjs';

/** The one-click button of a demo account on the sign-in page. */
export function demoAccountButton(page, account) {
  return page.locator(`[data-demo-account="${account}"]`);
}

/** Source of a script that stores a session in another tab of a context: sessions are per tab. */
const restoring = (origin, stored) => `if (location.origin === '${origin}')
    for (const [key, value] of Object.entries(${stored})) sessionStorage.setItem(key, value)`;

const storedSession = 'JSON.stringify({ ...sessionStorage })';

/**
 * Signs in to a demo account on an unthrottled page and returns a script that stores the session in
 * another page.
 */
export async function signInBefore(context, origin, account, isLanded) {
  const opened = await openPage(context, { isUsable: formIsUsable, throttled: false });
  await measureLoad(opened, `${origin}${signInPath}`);
  await demoAccountButton(opened.page, account).click();
  await opened.page.waitForFunction(isLanded);
  const stored = await evaluate(opened, storedSession);
  await opened.session.send('Network.clearBrowserCache');
  await opened.page.close();
  return restoring(origin, stored);
}

/**
 * Signs in to a demo account in a page without Playwright (second-visit/bare-page.mjs), and forgets the
 * files that were loaded for it.
 */
export async function signInBare(page, origin, account, isLanded) {
  await page.load(`${origin}${signInPath}`, formIsUsable);
  await evaluate(page, `document.querySelector('[data-demo-account="${account}"]').click()`);
  const landed = `new Promise((resolve) => {
    const look = () => ((${isLanded})() ? resolve() : setTimeout(look, 50));
    look();
  })`;
  await withTimeout(evaluate(page, landed), `${account} is signed in`);
  await page.clearCache();
}
