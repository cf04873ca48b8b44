import { signInPath } from './product.mjs';
import { formIsUsable } from './readiness.mjs';
import { measureLoad, openPage } from './visit.mjs';

/** The one-click button of a demo account on the sign-in page. */
export function demoAccountButton(page, account) {
  return page.locator(`[data-demo-account="${account}"]`);
}

/**
 * Signs in to a demo account on an unthrottled page and returns a script that stores the session in
 * another tab of the same context: sessions are per tab.
 */
export async function signInBefore(context, origin, account, isLanded) {
  const opened = await openPage(context, { isUsable: formIsUsable, throttled: false });
  await measureLoad(opened, `${origin}${signInPath}`);
  await demoAccountButton(opened.page, account).click();
  await opened.page.waitForFunction(isLanded);
  const stored = await opened.page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await opened.session.send('Network.clearBrowserCache');
  await opened.page.close();
  return `if (location.origin === '${origin}')
    for (const [key, value] of Object.entries(${stored})) sessionStorage.setItem(key, value)`;
}
