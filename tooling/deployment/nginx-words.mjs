/**
 * Quotes a value for nginx's configuration.
 * @param {string} text
 */
export function quoted(text) {
  if (/["\\$\n\r]/.test(text))
    throw new Error(`${JSON.stringify(text)} cannot be written in nginx's configuration.`);
  return `"${text}"`;
}

/**
 * @param {string} head
 * @param {readonly string[]} lines
 */
export const block = (head, lines) => [`${head} {`, ...lines.map((line) => `  ${line}`), '}'];

/** nginx limits words to 4096 bytes; a policy with many apps is longer. */
const longestPiece = 3_500;

/**
 * Defines a variable that has a header's value for pages, and is empty for everything else: such
 * headers have no effect on scripts and styles, of which a page has fifty.
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
