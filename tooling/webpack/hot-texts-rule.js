import path from 'node:path';

/**
 * Development: replaces a changed text file in the open page, without a reload.
 * @param {string | undefined} app its id, if its folder is not named after it; undefined for the shell
 */
export const hotTextsRule = (app) => ({
  test: /[\\/](?:texts|locales)[\\/][a-z]{2}\.json$/,
  exclude: /node_modules/,
  type: 'javascript/auto',
  loader: path.join(import.meta.dirname, 'hot-texts-loader.js'),
  options: { app },
});
