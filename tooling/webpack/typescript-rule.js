import path from 'node:path';
import reactRefresh from 'react-refresh-typescript';
import { rootDirectory } from '../workspace.mjs';
import { kitQueries } from './kit-rules.js';

/** What every package is compiled with. */
export const compilerOptionsFile = path.join(rootDirectory, 'tsconfig.base.json');

/**
 * TypeScript, file by file: `tsc -b` checks the types.
 * @param {{ hot: boolean }} options `hot`: components can be exchanged in the open page
 */
export const typeScriptRule = ({ hot }) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  resourceQuery: { not: [kitQueries] },
  loader: 'ts-loader',
  options: {
    transpileOnly: true,
    configFile: compilerOptionsFile,
    compilerOptions: {
      composite: false,
      declaration: false,
      emitDeclarationOnly: false,
      sourceMap: true,
      ...(hot ? { jsx: 'react-jsxdev' } : {}),
    },
    ...(hot ? { getCustomTransformers: () => ({ before: [reactRefresh()] }) } : {}),
  },
});
