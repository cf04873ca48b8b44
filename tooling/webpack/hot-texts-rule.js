import path from 'node:path';

/**
 * While developing, a file of texts that changes is put in the place of the one that is shown, and the
 * page goes on.
 */
export const hotTextsRule = {
  test: /[\\/](?:texts|locales)[\\/][a-z]{2}\.json$/,
  exclude: /node_modules/,
  type: 'javascript/auto',
  loader: path.join(import.meta.dirname, 'hot-texts-loader.js'),
};
