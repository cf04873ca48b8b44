/**
 * A value as one word of nginx's configuration.
 * @param {string} text
 */
export function quoted(text) {
  if (/["\\$\n\r]/.test(text))
    throw new Error(`nginx could not be told of ${JSON.stringify(text)}.`);
  return `"${text}"`;
}

/**
 * @param {string} head
 * @param {readonly string[]} lines
 */
export const block = (head, lines) => [`${head} {`, ...lines.map((line) => `  ${line}`), '}'];

/** nginx reads no longer word than 4096 bytes; a policy that names many apps is one. */
const longestPiece = 3_500;

/**
 * A variable that is a header of the page, and empty for everything else: it would say nothing with a
 * script or a style, and a page has fifty of these.
 * @param {string} variable
 * @param {string} value
 */
export function documentHeader(variable, value) {
  const pieces = value.match(new RegExp(`.{1,${longestPiece}}`, 'g')) ?? [];
  const names = pieces.map((_, index) => `${variable}_${index}`);
  return [
    ...pieces.flatMap((piece, index) =>
      block(`map $sent_http_content_type ${names[index]}`, [
        'default "";',
        `"~^text/html" ${quoted(piece)};`,
      ]),
    ),
    ...block(`map $sent_http_content_type ${variable}`, [`default "${names.join('')}";`]),
  ];
}
