import path from 'node:path';
import postcss from 'postcss';
import parseSelector from 'postcss-selector-parser';
import { selectorFault } from './selector-fault.js';

/**
 * @typedef {{ app: string, directory: string }} Options `directory` of the app
 * @typedef {import('webpack').LoaderContext<Options>} Context
 */

/**
 * Limits the styles of a role app to its own elements. A selector of the app that matches more is a
 * build error with file and line; a library's style sheet is scoped to the app's root element,
 * which the shell marks with `data-app`.
 *
 * @this {Context}
 * @param {string} source
 */
export default function scopedStylesLoader(source) {
  const { app, directory } = this.getOptions();
  const file = this.resourcePath;
  const isOwn = !path.relative(directory, file).split(path.sep).includes('node_modules');
  if (!isOwn || path.relative(directory, file).startsWith('..'))
    return scopeStyles(source, app, file);
  const faults = faultsOf(source, file);
  for (const fault of faults) this.emitError(new Error(fault));
  return source;
}

/**
 * Errors in a style sheet of the app itself.
 * @param {string} source
 * @param {string} file
 */
export function faultsOf(source, file) {
  /** @type {string[]} */
  const faults = [];
  const addFault = (/** @type {postcss.Node} */ node, /** @type {string} */ text) =>
    void faults.push(`${file}:${node.source?.start?.line ?? 1} ${text}`);
  const root = postcss.parse(source, { from: file });
  if (!file.endsWith('.module.css')) {
    if (root.first)
      addFault(root.first, 'Styles of an app must be CSS modules: name the file x.module.css.');
    return faults;
  }
  root.walkAtRules('font-face', (rule) =>
    addFault(rule, 'A font face applies to the whole page. Use the fonts of the design language.'),
  );
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const isInside = rule.parent?.type === 'rule';
    for (const selector of rule.selectors) {
      const fault = selectorFault(selector, isInside);
      if (fault) addFault(rule, fault);
      else if (lacksLocalClass(selector, isInside))
        addFault(rule, `"${selector}" has no class of this module.`);
    }
  });
  return faults;
}

/** Whether only classes within `:global` limit the selector: those are not the module's own. */
function lacksLocalClass(/** @type {string} */ selector, /** @type {boolean} */ isInside) {
  if (isInside) return false;
  const stripped = selector.replace(/:global\([^)]*\)/g, '*').replace(/:global\s.*$/, '*');
  return stripped !== selector && selectorFault(stripped) !== undefined;
}

/**
 * Scopes a library's style sheet to the app without raising its specificity.
 * @param {string} source
 * @param {string} app
 * @param {string} file
 */
export function scopeStyles(source, app, file) {
  const root = postcss.parse(source, { from: file });
  const mark = `:where([data-app="${app}"])`;
  root.walkRules((rule) => {
    if (isKeyframe(rule) || rule.parent?.type === 'rule') return;
    rule.selectors = rule.selectors.map((selector) => scopeSelector(selector, mark));
  });
  return root.toString();
}

/** Scopes one selector. For a library in an app, the root of the page means the root of the app. */
function scopeSelector(/** @type {string} */ selector, /** @type {string} */ mark) {
  const parsed = parseSelector().astSync(selector);
  const [first] = parsed.nodes[0]?.nodes ?? [];
  const isPage =
    (first?.type === 'tag' && /^(html|body)$/i.test(first.value)) ||
    (first?.type === 'pseudo' && first.value === ':root');
  if (!isPage) return `${mark} ${selector.trim()}`;
  first.replaceWith(parseSelector.tag({ value: mark }));
  return parsed.toString().trim();
}

const isKeyframe = (/** @type {postcss.Rule} */ rule) =>
  rule.parent?.type === 'atrule' &&
  /keyframes$/.test(/** @type {postcss.AtRule} */ (rule.parent).name);
