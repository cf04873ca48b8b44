import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { constants } from 'node:zlib';
import { contentHash } from '../serve/named-by-content.mjs';
import { CompileAhead } from './compile-ahead.js';
import { hotTextsRule } from './hot-texts-rule.js';
import { PureDeclarations } from './pure-declarations.js';
import { typeScriptRule } from './typescript-rule.js';

/**
 * What the shell's and the role apps' builds have in common.
 * @param {{
 *   directory: string,
 *   mode: 'production' | 'development',
 *   hot: boolean,
 *   hotTexts?: boolean,
 *   tsconfig: string,
 *   rules?: import('webpack').RuleSetRule[],
 *   styleLoaders?: import('webpack').RuleSetUseItem[],
 *   alias?: Record<string, string | false>,
 *   salt?: string,
 * }} options `hot`: exchange components in the open page, which needs a React for development;
 *   `hotTexts`: exchange texts, which every shell can; `tsconfig`: the file with the options that TypeScript is compiled with; `rules`,
 *   `styleLoaders` and `alias`: what this build has besides; `salt`: of the names of its classes
 */
export function baseConfig({
  directory,
  mode,
  hot,
  hotTexts = hot,
  tsconfig,
  rules = [],
  styleLoaders = [],
  alias = {},
  salt,
}) {
  const production = mode === 'production';
  return {
    mode,
    context: directory,
    target: ['web', 'es2022'],
    // No eval: a content security policy without 'unsafe-eval' has to hold, also while developing.
    devtool: production ? 'source-map' : 'cheap-module-source-map',
    output: {
      path: path.join(directory, 'dist'),
      filename: production ? `assets/[name].${contentHash}.js` : 'assets/[name].js',
      chunkFilename: production ? `assets/[name].${contentHash}.js` : 'assets/[name].js',
      assetModuleFilename: `assets/[name].${contentHash}[ext]`,
      crossOriginLoading: 'anonymous',
      // A script that hangs fails then, so that its place says so and can be asked for again.
      chunkLoadTimeout: 30_000,
      // A page that is open while developing asks for its updates when its build works again.
      clean: production,
      hashFunction: 'xxhash64',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js', '.mjs'],
      // One instance per package: workspaces are links, and their real files are what is compiled.
      symlinks: true,
      alias,
    },
    module: {
      rules: [
        typeScriptRule({ hot, tsconfig }),
        ...rules,
        ...(hotTexts ? [hotTextsRule(salt)] : []),
        {
          test: /\.css$/,
          sideEffects: true,
          use: [
            production ? MiniCssExtractPlugin.loader : 'style-loader',
            {
              loader: 'css-loader',
              options: {
                importLoaders: styleLoaders.length,
                modules: {
                  localIdentHashSalt: salt,
                  auto: true,
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                  localIdentName: production ? '[hash:base64:6]' : '[name]__[local]',
                },
              },
            },
            ...styleLoaders,
          ],
        },
        { test: /\.(woff2|ttf|png|jpe?g|webp)$/, type: 'asset/resource' },
        { test: /\.svg$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      ...(hot ? [new ReactRefreshPlugin({ overlay: false })] : []),
      ...(production
        ? [
            new CompileAhead(),
            new PureDeclarations(),
            new MiniCssExtractPlugin({
              filename: `assets/[name].${contentHash}.css`,
              chunkFilename: `assets/[name].${contentHash}.css`,
              ignoreOrder: true,
            }),
            ...['br', 'gz'].map(
              (ending) =>
                new CompressionPlugin({
                  filename: `[path][base].${ending}`,
                  algorithm: ending === 'br' ? 'brotliCompress' : 'gzip',
                  compressionOptions:
                    ending === 'br'
                      ? { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
                      : { level: 9 },
                  // A deployment writes its config.json and remotes.json itself.
                  test: /assets\/.*\.(js|css|json|svg|ttf)$|\.html$|^remote\.json$/,
                  minRatio: 0.9,
                }),
            ),
          ]
        : []),
    ],
    optimization: {
      // Code that cannot run would be exchanged for the one that does, and the page would reload.
      emitOnErrors: false,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          terserOptions: { compress: { passes: 4 }, mangle: true, format: { comments: false } },
          extractComments: false,
          // swc has threads of its own: a process beside them is given each chunk and its source map
          // as JSON and answers in it, which takes longer than minimizing.
          parallel: false,
        }),
      ],
    },
    performance: { hints: false },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(directory, 'node_modules/.cache/webpack'),
      name: `${mode}${hot ? '-hot' : hotTexts ? '-hot-texts' : ''}`,
      // Nothing is answered while a first build is written: `BuildReport` waits for it.
      idleTimeoutForInitialStore: 0,
      buildDependencies: {
        config: [
          path.join(directory, 'webpack.config.mjs'),
          fileURLToPath(import.meta.url),
          tsconfig,
        ],
      },
    },
    // The folder that keeps builds would otherwise be a change once it is made: the next request waits
    // for another build, and that one for the first to be kept, which takes ten seconds.
    watchOptions: { ignored: '**/node_modules' },
    infrastructureLogging: { level: 'error' },
    stats: { preset: 'errors-warnings' },
  };
}
