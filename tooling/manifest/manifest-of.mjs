import { pageFileOf } from './page-file.mjs';

/**
 * What an app declares; the types are those of the sdk (`App`, `Page`, `Label`).
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
 *   load: () => unknown,
 * }} Page
 * @typedef {Record<string, string>} Label
 * @typedef {{
 *   app: App,
 *   pages: readonly Page[],
 *   titles: Readonly<Record<string, Readonly<Record<string, string>>>>,
 *   version: string,
 * }} Declarations `titles`: by language, then by key
 */

/**
 * All that is known of a role app without its code and its files: menus, and pages with their
 * addresses and titles.
 * @param {Declarations} declarations
 */
export function manifestOf({ app, pages, titles, version }) {
  const label = (/** @type {string} */ key) => labelOf(titles, key);
  const manifest = {
    ...app,
    version,
    menu: menuOf(pages, label),
    profileMenu: pages.filter(({ profileMenu }) => profileMenu).map((page) => entryOf(page, label)),
    pages: pages.map(({ path, title, access, load }) => ({
      paths: [path].flat(),
      title: label(title),
      ...(access && { access }),
      feature: pageFileOf(load).feature,
    })),
  };
  const faults = faultsOf(manifest);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return manifest;
}

/**
 * The groups of the menu, in the order in which their first pages stand.
 * @param {readonly Page[]} pages
 * @param {(key: string) => Label} label
 */
function menuOf(pages, label) {
  const groups = new Set(pages.flatMap(({ menu }) => (menu === undefined ? [] : [menu])));
  return [...groups].map((group) => ({
    ...(group !== true && { label: label(group) }),
    entries: pages.filter(({ menu }) => menu === group).map((page) => entryOf(page, label)),
  }));
}

/**
 * @param {Page} page
 * @param {(key: string) => Label} labelOfKey
 */
function entryOf({ path, title, label = title, icon, badge, access }, labelOfKey) {
  return {
    path: [path].flat()[0] ?? '',
    label: labelOfKey(label),
    icon,
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
 * What the types cannot say.
 * @param {{ areas: readonly string[], landing: string, pages: readonly { paths: readonly string[] }[] }} manifest
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
      .map((path) => `Two pages have the address ${path}.`),
    ...(paths.includes(landing) ? [] : [`The landing route ${landing} is no page.`]),
  ];
}
