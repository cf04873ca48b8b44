import path from 'node:path';
import { fileURLToPath } from 'node:url';

const toolkit = path.dirname(fileURLToPath(import.meta.resolve('es-toolkit/compat/get')));

/**
 * What Mirage takes of lodash, it gets of es-toolkit, whose functions do the same: lodash's are made
 * of one another, 5 KB more before the simulated back end answers. The plurals and other forms of
 * its models' names it does without, as the simulation has none: 2 KB. So do our tests.
 */
export const lighterMirage = {
  test: /node_modules\/miragejs\//,
  resolve: { alias: { lodash: toolkit, inflected: false }, extensions: ['.mjs', '.js'] },
};
