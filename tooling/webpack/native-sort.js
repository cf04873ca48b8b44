/**
 * Stands in for zrender's own sort, which keeps the order of equals as the browser's does.
 * @param {unknown[]} list sorted in place
 * @param {(one: unknown, other: unknown) => number} compare
 */
export default function sort(list, compare) {
  list.sort(compare);
}
