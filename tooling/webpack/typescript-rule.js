import reactRefresh from 'react-refresh-typescript';

/** Files that are taken for something else than their code, as `./kinds.example?source`. */
const withQuery = /^\?\w+$/;

/**
 * TypeScript, file by file: `tsc -b` checks the types.
 * @param {{ hot: boolean, tsconfig: string }} options `hot`: components can be exchanged in the open
 *   page; `tsconfig`: the file with the compiler's options
 */
export const typeScriptRule = ({ hot, tsconfig }) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  resourceQuery: { not: [withQuery] },
  loader: 'ts-loader',
  options: {
    transpileOnly: true,
    configFile: tsconfig,
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
