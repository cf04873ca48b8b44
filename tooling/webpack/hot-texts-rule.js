import path from 'node:path';

/**
 * While developing, a file of texts that changes is put in the place of the one that is shown, and the
 * page goes on.
 * @param {string | undefined} app its id, whatever its folder is called; none for the shell
 */
export const hotTextsRule = (app) => ({
  test: /[\\/](?:texts|locales)[\\/][a-z]{2}\.json$/,
  exclude: /node_modules/,
  type: 'javascript/auto',
  loader: path.join(import.meta.dirname, 'hot-texts-loader.js'),
  options: { app },
});
