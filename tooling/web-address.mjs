/**
 * Whether somebody wrote the address of a web server. `localhost:3000` is an address as well, of the
 * scheme "localhost": the scheme has to be named.
 * @param {string | undefined} text
 * @returns {text is string}
 */
export const isWebAddress = (text) =>
  text !== undefined && /^https?:\/\//.test(text) && URL.canParse(text);
