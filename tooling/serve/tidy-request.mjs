/**
 * What sirv would read wrongly in a request, said in the way that it understands.
 * @param {import('node:http').IncomingHttpHeaders} headers of the request
 */
export function tidyEncodings(headers) {
  const accepted = (headers['accept-encoding'] ?? '')
    .split(',')
    .filter((encoding) => !/;\s*q=0(\.0*)?\s*$/.test(encoding));
  // A range is one of the file as it is.
  headers['accept-encoding'] = headers.range ? 'identity' : accepted.join(',');
}

/**
 * The part of a file that a `Range` header asks for, from its first to its last byte. Several ranges
 * at once, and what is no range, are answered with the whole file, which the standard allows.
 * @param {string | undefined} header
 * @param {number} size of the file
 */
export function plainRange(header, size) {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '')
    return Number(last) > 0 ? `bytes=${Math.max(0, size - Number(last))}-` : undefined;
  // sirv takes "to byte 0" for "to the end".
  const whole = last !== '' && (Number(last) < Number(first) || Number(last) === 0);
  return whole ? undefined : header;
}
