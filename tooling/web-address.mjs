/**
 * Whether a text is the URL of a web server. Requires `http` or `https`, because `localhost:3000`
 * parses as a URL with the scheme "localhost".
 * @param {string | undefined} text
 * @returns {text is string}
 */
export const isWebAddress = (text) =>
  text !== undefined && /^https?:\/\//.test(text) && URL.canParse(text);
