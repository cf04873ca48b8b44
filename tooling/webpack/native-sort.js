/**
 * Replaces zrender's stable sort: the browser's own is stable as well.
 * @param {unknown[]} list sorted in place
 * @param {(one: unknown, other: unknown) => number} compare
 */
export default function sort(list, compare) {
  list.sort(compare);
}
