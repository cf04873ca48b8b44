import reactRefresh from 'react-refresh-typescript';

/** Queries of imports that are not compiled, such as `./kinds.example?source`. */
const withQuery = /^\?\w+$/;

/**
 * Compiles TypeScript file by file; `tsc -b` checks the types.
 * @param {{ hot: boolean, tsconfig: string }} options `hot`: components can be replaced in the open
 *   page; `tsconfig`: file with the compiler options
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
