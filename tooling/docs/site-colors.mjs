import path from 'node:path';
import { importTypeScript } from '../env/typescript.mjs';
import { rootDirectory } from '../workspace.mjs';

/** @typedef {{ primary: string, primaryHover: string, primaryTint: string }} Skin */

/** CSS that replaces VitePress's brand colors with those of the design language's tokens. */
export async function siteColors() {
  const tokens = await importTypeScript(path.join(rootDirectory, 'sdk/src/ui/theme/tokens.ts'));
  const { light, dark } = /** @type {{ light: Skin, dark: Skin }} */ (tokens['skins']);
  const rule = (/** @type {string} */ selector, /** @type {Skin} */ skin) =>
    `${selector}{--vp-c-brand-1:${skin.primary};--vp-c-brand-2:${skin.primaryHover};--vp-c-brand-3:${skin.primary};--vp-c-brand-soft:${skin.primaryTint}}`;
  return rule(':root', light) + rule('.dark', dark);
}
