import { codeOf } from './code.mjs';
import { json, textsOf } from './page-texts.mjs';

/**
 * Options of a new role app.
 * @typedef {{ id: string, realm: 'practice' | 'demo', role: string, area: string }} NewRemote
 */

/**
 * Files of a new role app, by path within its folder: those that every role app has, with one page
 * and its test.
 * @param {NewRemote} remote
 * @returns {Record<string, string>}
 */
export function filesOf(remote) {
  const { id } = remote;
  return {
    'package.json': json({
      name: `@praxis/remote-${id}`,
      version: '1.0.0',
      private: true,
      type: 'module',
      dependencies: { '@praxis/contract': '1.0.0', '@praxis/sdk': '1.0.0' },
      devDependencies: { '@praxis/tooling': '1.0.0' },
    }),
    'tsconfig.json': json({
      extends: '../tsconfig.base.json',
      compilerOptions: {
        rootDir: '.',
        outDir: `../node_modules/.cache/types/remote-${id}`,
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        types: ['jest', '@testing-library/jest-dom'],
      },
      include: ['src', 'src/**/*.json', '../tooling/types/assets.d.ts'],
      references: [{ path: '../contract' }, { path: '../sdk' }],
    }),
    ...codeOf(remote, { tools: '@praxis/tooling/webpack.js' }),
    ...textsOf(),
  };
}
