import { pageFileOf } from './page-file.mjs';

/**
 * An app's declarations; the types correspond to those of the sdk (`App`, `Page`, `Label`).
 * @typedef {{
 *   id: string,
 *   roles: readonly string[],
 *   areas: readonly string[],
 *   landing: string,
 * }} App
 * @typedef {{
 *   path: string | readonly string[],
 *   title: string,
 *   label?: string,
 *   icon?: string,
 *   badge?: string,
 *   menu?: true | string,
 *   profileMenu?: true,
 *   access?: { action: string, subject: string },
 *   open?: true,
 *   first?: { endpoint: string, query?: Readonly<Record<string, string | number | boolean>> },
 *   engine?: string,
 *   load: () => unknown,
 * }} Page
 * @typedef {Record<string, string>} Label
 * @typedef {import('./drawings.mjs').Drawing} Drawing
 * @typedef {{
 *   app: App,
 *   pages: readonly Page[],
 *   titles: Readonly<Record<string, Readonly<Record<string, string>>>>,
 *   icons: Readonly<Record<string, Drawing>>,
 *   version: string,
 * }} Declarations `titles`: by language, then by key; `icons`: by name
 */

/**
 * The part of a role app's manifest that does not depend on its code and files: menus, and pages
 * with their paths and titles.
 * @param {Declarations} declarations
 */
export function manifestOf({ app, pages, titles, icons, version }) {
  const label = (/** @type {string} */ key) => labelOf(titles, key);
  const entry = (/** @type {Page} */ page) => entryOf(page, label, icons);
  const manifest = {
    ...app,
    version,
    menu: menuOf(pages, label, entry),
    profileMenu: pages.filter(({ profileMenu }) => profileMenu).map(entry),
    pages: pages.map(({ path, title, access, open, first, engine, load }) => ({
      paths: [path].flat(),
      title: label(title),
      ...(access && { access }),
      ...(open && { open }),
      ...(first && { first }),
      ...(engine && { engine }),
      feature: pageFileOf(load).feature,
    })),
  };
  const faults = faultsOf(manifest);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return manifest;
}

/**
 * The groups of the menu, in the order of their first pages.
 * @param {readonly Page[]} pages
 * @param {(key: string) => Label} label
 * @param {(page: Page) => ReturnType<typeof entryOf>} entry
 */
function menuOf(pages, label, entry) {
  const groups = new Set(pages.flatMap(({ menu }) => (menu === undefined ? [] : [menu])));
  return [...groups].map((group) => ({
    ...(group !== true && { label: label(group) }),
    entries: pages.filter(({ menu }) => menu === group).map(entry),
  }));
}

/**
 * @param {Page} page
 * @param {(key: string) => Label} labelOfKey
 * @param {Declarations['icons']} icons
 */
function entryOf({ path, title, label = title, icon = '', badge, access }, labelOfKey, icons) {
  const drawing = icons[icon];
  if (!drawing) throw new Error(`The page ${path} is in a menu but has no icon.`);
  return {
    path: [path].flat()[0] ?? '',
    label: labelOfKey(label),
    icon: drawing,
    ...(badge && { badge }),
    ...(access && { access }),
  };
}

/**
 * @param {Declarations['titles']} titles
 * @param {string} key
 * @returns {Label}
 */
function labelOf(titles, key) {
  return Object.fromEntries(
    Object.entries(titles).map(([language, texts]) => {
      const text = texts[key];
      if (!text) throw new Error(`The title "${key}" is missing in src/titles/${language}.json.`);
      return [language, text];
    }),
  );
}

/**
 * Errors that the types cannot express.
 * @param {{
 *   areas: readonly string[],
 *   landing: string,
 *   pages: readonly { paths: readonly string[], access?: object, open?: true }[],
 * }} manifest
 */
function faultsOf({ areas, landing, pages }) {
  const paths = pages.flatMap((page) => page.paths);
  const isInside = (/** @type {string} */ path) =>
    areas.some((area) => path === area || (area !== '/' && path.startsWith(`${area}/`)));
  return [
    ...paths
      .filter((path) => !isInside(path))
      .map((path) => `The page ${path} is outside of the app's areas (${areas.join(', ')}).`),
    ...paths
      .filter((path, index) => paths.indexOf(path) !== index)
      .map((path) => `Two pages have the path ${path}.`),
    ...pages
      .filter(({ access, open }) => access && open)
      .map(
        (page) => `The page ${page.paths[0]} is open to everybody, so it can't require \`access\`.`,
      ),
    ...(paths.includes(landing) ? [] : [`The landing route ${landing} is not a page.`]),
  ];
}
