const code = '**/*.{ts,tsx,js,mjs,cjs,css}';

/** Where the code of a role app begins. */
const appEntries = ['src/remote.ts', 'src/pages.ts', 'src/app.ts'];

/**
 * What is left over: files that nothing leads to, exports that nobody takes, dependencies that are
 * not used or not listed. Exports that others than this repository take are tagged `@public`.
 *
 * @type {import('knip').KnipConfig}
 */
export default {
  ignoreExportsUsedInFile: true,
  compilers: {
    // Fonts are taken by style sheets.
    css: (/** @type {string} */ text) =>
      [...text.matchAll(/url\('(@[^']+)'\)/g)].map(([, file]) => `import '${file}';`).join('\n'),
  },
  workspaces: {
    '.': { project: '*.{js,mjs,css}' },
    contract: { entry: 'bench/*.bench.ts', project: code, includeEntryExports: true },
    sdk: { project: code, includeEntryExports: true },
    'mock-server': { entry: 'bench/*.bench.ts', project: code, includeEntryExports: true },
    // The build puts them into the page itself.
    shell: { entry: 'src/document/*.{ts,css}', project: code },
    'remote-*': {
      entry: appEntries,
      project: code,
      // A new app takes nothing of it before its first query.
      ignoreDependencies: ['@praxis/contract'],
    },
    'remote-demo': {
      // The UI kit finds its examples by their names.
      entry: [...appEntries, 'src/features/kit/**/*.{entry,example}.{ts,tsx}'],
      project: code,
    },
    tooling: {
      entry: [
        'commands/*.mjs',
        'new-remote.mjs',
        'dev/{renderers-for-all.js,lint-on-save.mjs}',
        'webpack/*-loader.js',
        // The build puts them in the place of a library's files by their paths.
        'webpack/{native-sort,without-old-options,without-snapshots}.js',
        // It becomes part of an app while that is developed.
        'webpack/keep-forms-client.js',
        // A page takes them by their addresses.
        'mock-api/reference/*.{js,css}',
        // What the packages begin with (`tooling/packages/packages.mjs`).
        '{create-remote,remote-build}/cli.mjs',
        'remote-build/index.{mjs,d.ts}',
        'jest/jest-preset.mjs',
      ],
      project: code,
      ignoreDependencies: [
        // Loaders, which webpack finds by their names.
        'style-loader',
        'ts-loader',
        // Its files are served by their addresses.
        'swagger-ui-dist',
        // Its program checks what is served.
        '@seriousme/openapi-schema-validator',
      ],
    },
    // VitePress finds them by their names.
    docs: { entry: 'reference/**/*.{paths,data}.mjs', project: code },
    e2e: {
      entry: [
        'remote-probe/{webpack.config.mjs,src/*.ts}',
        // What the bench measures against, and programs that it starts.
        'bench/large-data/*.mjs',
        'bench/references/*/index.{ts,tsx}',
        'bench/references/write-rows.mjs',
      ],
      project: code,
    },
  },
};
