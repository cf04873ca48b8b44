import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { constants } from 'node:zlib';
import { contentHash } from '../serve/content-hash.mjs';
import { CompileAhead } from './compile-ahead.js';
import { hotTextsRule } from './hot-texts-loader.js';
import { PureDeclarations } from './pure-declarations.js';
import { typeScriptRule } from './typescript-rule.js';

/**
 * Common webpack configuration of the shell and the role apps.
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
 * }} options `hot`: replace components in the open page, which needs a development build of React;
 *   `hotTexts`: replace texts, which works with every shell; `tsconfig`: file with the compiler options
 *   of TypeScript; `rules`, `styleLoaders` and `alias`: extra options of this build; `salt`: of the
 *   hashed class names
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
    // No eval, so that a content security policy without 'unsafe-eval' works in development too.
    devtool: production ? 'source-map' : 'cheap-module-source-map',
    output: {
      path: path.join(directory, 'dist'),
      filename: production ? `assets/[name].${contentHash}.js` : 'assets/[name].js',
      chunkFilename: production ? `assets/[name].${contentHash}.js` : 'assets/[name].js',
      assetModuleFilename: `assets/[name].${contentHash}[ext]`,
      crossOriginLoading: 'anonymous',
      // A script that hangs fails after this time, so that the page shows an error and can retry.
      chunkLoadTimeout: 30_000,
      // In development, an open page still requests its updates after a failed build.
      clean: production,
      hashFunction: 'xxhash64',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js', '.mjs'],
      // One instance per package: workspaces are symlinks, and their real paths are compiled.
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
                  // Not config.json and remotes.json, which a deployment writes itself.
                  test: /assets\/.*\.(js|css|json|svg|ttf)$|\.html$|^remote\.json$/,
                  minRatio: 0.9,
                }),
            ),
          ]
        : []),
    ],
    optimization: {
      // A hot update with errors would replace working code and reload the page.
      emitOnErrors: false,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          terserOptions: { compress: { passes: 4 }, mangle: true, format: { comments: false } },
          extractComments: false,
          // swc is multithreaded already. Worker processes get each chunk and its source map as
          // JSON and answer in JSON, which takes longer than minifying.
          parallel: false,
        }),
      ],
    },
    performance: { hints: false },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(directory, 'node_modules/.cache/webpack'),
      name: `${mode}${hot ? '-hot' : hotTexts ? '-hot-texts' : ''}`,
      // Writes the cache of a first build immediately: `BuildReport` waits for it, because the
      // server answers nothing during the write.
      idleTimeoutForInitialStore: 0,
      buildDependencies: {
        config: [
          path.join(directory, 'webpack.config.mjs'),
          fileURLToPath(import.meta.url),
          tsconfig,
        ],
      },
    },
    // Otherwise creating the cache folder counts as a change: the next request waits for another
    // build, which waits for the first one to be cached, for ten seconds.
    watchOptions: { ignored: '**/node_modules' },
    infrastructureLogging: { level: 'error' },
    stats: { preset: 'errors-warnings' },
  };
}
