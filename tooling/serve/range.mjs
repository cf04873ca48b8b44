/**
 * The part of a file that a `Range` header asks for. Several ranges at once are answered with the
 * whole file, which the standard allows.
 * @param {string | undefined} header
 * @param {number} size of the whole
 * @returns {{ start: number, end: number } | 'unsatisfiable' | undefined} `end` inclusive; nothing: the whole
 */
export function rangeOf(header, size) {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match) return undefined;
  const [, first, last] = match;
  if (!first && !last) return undefined;
  if (!first) {
    const length = Math.min(Number(last), size);
    return length > 0 ? { start: size - length, end: size - 1 } : 'unsatisfiable';
  }
  const start = Number(first);
  const end = last ? Math.min(Number(last), size - 1) : size - 1;
  return start < size && start <= end ? { start, end } : 'unsatisfiable';
}
