import parseSelector from 'postcss-selector-parser';

/**
 * Why a selector of a CSS module reaches what is not the app's, or nothing where it does not. It has to
 * lead through a class of the module: to an element that has it, or to something inside of one.
 *
 * @param {string} selector one of a list
 * @param {boolean} isInside of a rule whose elements are the app's already
 */
export function reachOf(selector, isInside = false) {
  const [only] = parseSelector().astSync(selector).nodes;
  return only && isOwn(only.nodes, isInside)
    ? undefined
    : `"${selector}" also means elements outside of the app. Begin it with a class of this module.`;
}

/**
 * @typedef {import('postcss-selector-parser').Node} Node
 * @typedef {'outside' | 'at' | 'inside'} Where in relation to an element of the app
 */

/**
 * Follows a selector from the outermost element to the one that is meant.
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

/** A class, or `:is` and `:where` of such alone; what `:not` and `:has` name is somewhere else. */
const isClassOfApp = (/** @type {Node} */ node) =>
  node.type === 'class' ||
  node.type === 'nesting' ||
  (node.type === 'pseudo' &&
    /^:(is|where|local)$/.test(node.value) &&
    node.nodes.length > 0 &&
    node.nodes.every((one) => isOwn(one.nodes, false)));
