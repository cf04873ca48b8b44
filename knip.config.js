const code = '**/*.{ts,tsx,js,mjs,cjs,css}';

/** Entry points of a role app. */
const appEntries = ['src/remote.ts', 'src/pages.ts', 'src/app.ts'];

/**
 * Finds unused files, unused exports, and dependencies that are unused or not listed. Exports that
 * only code outside of this repository uses are tagged `@public`.
 *
 * @type {import('knip').KnipConfig}
 */
export default {
  ignoreExportsUsedInFile: true,
  compilers: {
    // Style sheets import fonts, and styles that others share.
    css: (/** @type {string} */ text) =>
      [...text.matchAll(/url\('(@[^']+)'\)|composes: .+ from '(.+)'/g)]
        .map(([, font, styles]) => `import '${font ?? styles}';`)
        .join('\n'),
  },
  workspaces: {
    '.': { project: '*.{js,mjs,css}' },
    contract: { entry: 'bench/*.bench.ts', project: code, includeEntryExports: true },
    sdk: { project: code, includeEntryExports: true },
    'mock-server': { entry: 'bench/*.bench.ts', project: code, includeEntryExports: true },
    // The build inlines them into the page.
    shell: { entry: 'src/document/*.{ts,css}', project: code },
    'remote-*': {
      entry: appEntries,
      project: code,
      // A new app imports nothing from it before its first query.
      ignoreDependencies: ['@praxis/contract'],
    },
    'remote-demo': {
      // The UI kit finds its examples by name.
      entry: [...appEntries, 'src/features/kit/**/*.{entry,example}.{ts,tsx}'],
      project: code,
    },
    tooling: {
      entry: [
        'commands/*.mjs',
        'new-remote.mjs',
        'dev/{renderers-for-all.js,lint-on-save.mjs}',
        'webpack/*-loader.js',
        // The build replaces a library's files with these by path.
        'webpack/{native-sort,without-error-texts,without-old-options,without-snapshots}.js',
        // Bundled into an app during development.
        'webpack/keep-forms-client.js',
        // A page loads them by URL.
        'mock-api/reference/*.{js,css}',
        // Entry points of the packages (`tooling/packages/packages.mjs`).
        '{create-remote,remote-build}/cli.mjs',
        'remote-build/index.{mjs,d.ts}',
        'jest/jest-preset.mjs',
      ],
      project: code,
      ignoreDependencies: [
        // Loaders, which webpack resolves by name.
        'style-loader',
        'ts-loader',
        // Its files are served by URL.
        'swagger-ui-dist',
        // Its command-line program checks what is served.
        '@seriousme/openapi-schema-validator',
      ],
    },
    // VitePress finds them by name.
    docs: { entry: 'reference/**/*.{paths,data}.mjs', project: code },
    e2e: {
      entry: [
        'remote-probe/{webpack.config.mjs,src/*.ts}',
        // What the bench compares with, and programs that it starts.
        'bench/large-data/*.mjs',
        'bench/references/*/index.{ts,tsx}',
        'bench/references/write-rows.mjs',
      ],
      project: code,
    },
  },
};
