import parseSelector from 'postcss-selector-parser';

/**
 * Error for a selector of a CSS module that matches elements outside of the app; undefined if it
 * doesn't. It has to match an element with a class of the module, or a descendant of one.
 *
 * @param {string} selector one of a list
 * @param {boolean} isInside whether the rule is nested in one that matches only the app's elements
 */
export function selectorFault(selector, isInside = false) {
  const [only] = parseSelector().astSync(selector).nodes;
  return only && isOwn(only.nodes, isInside)
    ? undefined
    : `"${selector}" also matches elements outside of the app. Begin it with a class of this module.`;
}

/**
 * @typedef {import('postcss-selector-parser').Node} Node
 * @typedef {'outside' | 'at' | 'inside'} Where position relative to an element of the app
 */

/**
 * Follows a selector from the outermost element to its subject.
 * @param {readonly Node[]} nodes
 * @param {boolean} isInside
 */
function isOwn(nodes, isInside) {
  /** @type {Where} */
  let where = isInside ? 'inside' : 'outside';
  let hasClass = false;
  const close = () => {
    if (hasClass && where === 'outside') where = 'at';
    hasClass = false;
  };
  for (const node of nodes) {
    if (node.type === 'combinator') {
      close();
      if (where === 'at') where = /^\s*>?\s*$/.test(node.value) ? 'inside' : 'outside';
    } else if (isClassOfApp(node)) hasClass = true;
  }
  close();
  return where !== 'outside';
}

/**
 * A class, or `:is` and `:where` with only such; `:not` and `:has` don't name the element itself.
 */
const isClassOfApp = (/** @type {Node} */ node) =>
  node.type === 'class' ||
  node.type === 'nesting' ||
  (node.type === 'pseudo' &&
    /^:(is|where|local)$/.test(node.value) &&
    node.nodes.length > 0 &&
    node.nodes.every((one) => isOwn(one.nodes, false)));
