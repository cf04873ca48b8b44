/**
 * Normalizes `Accept-Encoding`, which sirv would misread.
 * @param {import('node:http').IncomingHttpHeaders} headers of the request
 */
export function normalizeEncodings(headers) {
  const accepted = (headers['accept-encoding'] ?? '')
    .split(',')
    .filter((encoding) => !/;\s*q=0(\.0*)?\s*$/.test(encoding));
  // A range refers to the uncompressed file.
  headers['accept-encoding'] = headers.range ? 'identity' : accepted.join(',');
}

/**
 * Normalizes a `Range` header to first and last byte. Multiple and invalid ranges are answered with
 * the whole file, as the standard allows.
 * @param {string | undefined} header
 * @param {number} size of the file
 */
export function normalizeRange(header, size) {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '')
    return Number(last) > 0 ? `bytes=${Math.max(0, size - Number(last))}-` : undefined;
  // sirv reads "to byte 0" as "to the end".
  const whole = last !== '' && (Number(last) < Number(first) || Number(last) === 0);
  return whole ? undefined : header;
}
