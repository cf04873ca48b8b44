/** @typedef {import('webpack').Module} Module */

/**
 * Groups that every page needs: their code is bundled with the essentials. Their styles are
 * separate files, because the early script requests those of a public page before `index.html`
 * reaches the essentials', which would then override them.
 */
const neededByAll = ['field', 'page'];

/**
 * Chunks of the shell. Modules that always load together are in one chunk, because a request costs
 * more than its bytes. Code that several entries of the sdk share is named here too; otherwise
 * webpack would copy it into each. Earlier groups win.
 */
export const shellGroups = {
  // A library that only one part uses is bundled with that part.
  defaultVendors: false,
  ...namedGroups({
    react: [/node_modules\/(react|react-dom|scheduler)\//],
    /** For the first page: texts, schemas, and the common code of the sdk's entries. */
    essentials: [
      /node_modules\/(i18next|react-i18next|use-sync-external-store|zod)\//,
      /node_modules\/@babel\/runtime\/helpers\/(esm\/)?extends\./,
      /node_modules\/lucide-react\/dist\/esm\/icons\/(check|chevron-down|circle-check|circle-exclamation-point|ellipsis|flask-conical|globe|info|moon|rotate-cw|sun|triangle-exclamation-point|x)\./,
      /contract\/src\/(schema|rules\/texts\/(capitalized|first-day|one-line))\.ts/,
      /sdk\/src\/(app-root|index|host|kept-forms|language|report-error|saves-data|session|texts-provider|translation|use-is-unmounted|data\/request-error)\.tsx?$/,
      /sdk\/src\/ui\/(index|announcer|class-names|clock|link|plain-click|zone|floating|open-dialogs|use-seconds-until)\.tsx?$/,
      // The themes of antd and of charts are bundled with those libraries.
      /sdk\/src\/ui\/(lazy\/|text\/|theme\/(?!antd-theme|chart-theme))/,
      /sdk\/src\/ui\/format\/(formatters|money)\./,
      /sdk\/src\/ui\/components\/(alert|avatar|badge|button|card|checkbox|concurrent-changes|drawings|empty-state|error-state|flex|full-page|icon|icon-button|loading|menu|menu-items|menu-keys|skeleton|spinner|toast|toast-area|tooltip|visually-hidden)\./,
      // Shared by the frame of the public pages and that of the app.
      /shell\/src\/(app\/(part-failed|use-lazy-part)|auth\/session|auth\/session-channel|boot\/storage|boot\/watched|language\/language-menu|menu\/(brand|menu\.module)|notifications\/(notices|notice-store)|simulation\/(simulation-bar|panel-state)|skin\/skin-button)\./,
    ],
    /**
     * Queries and mutations as pages use them, and the functions that declare endpoints. Public
     * pages render before the store is loaded.
     */
    data: [
      /node_modules\/react-redux\//,
      /shell\/src\/http\/(?!demo-)/,
      /contract\/src\/(endpoint|roles|entities\/(actions|primitives|product-strings|session|text|user)|endpoints\/(lists|params|session))\.ts/,
      // The network transport is bundled with the first code that calls the back end. Few users ever
      // change a form after its response was lost.
      /sdk\/src\/data\/(?!axios-transport\.|revise-created\.|query-saga\.|query-state\.|optimistic-update\.|share-structure\.)/,
    ],
    // Not in the frame, which saturates the network; what follows would share the bandwidth.
    state: [
      /node_modules\/(redux|redux-saga|@redux-saga)\//,
      /sdk\/src\/(store|data\/(query-saga|query-state|optimistic-update|share-structure))\.ts/,
    ],
    /** Finds and loads pages of role apps; loaded with the frame, or shortly before signing in. */
    frame: [
      /node_modules\/(@module-federation|@casl|@ucast|react-router|react-router-dom)\//,
      /sdk\/src\/(drafts\.ts|router(\.ts|\/))/,
      /tooling\/webpack\/without-(error-texts|snapshots)\./,
      /shell\/src\/auth\/(ability|allowed)\./,
      /shell\/src\/federation\/(federation|provided|load-remote|drop-remote|preload|prefetch|fetch-back-end|page-cache)\./,
    ],
    /** A field's label, help and error: for forms, and for lists with date filters. */
    field: [/sdk\/src\/ui\/form\/(field|named-fault)\./],
    form: [
      /node_modules\/lucide-react\/dist\/esm\/icons\/(eye|eye-off)\./,
      /sdk\/src\/ui\/form(\.ts|\/)/,
    ],
    page: [
      /contract\/src\/entities\/zone-(city|name)\.ts/,
      /node_modules\/lucide-react\/dist\/esm\/icons\/(arrow-down-right|arrow-up-right|chevron-left|chevron-right|download|minus|panel-right|search)\./,
      /sdk\/src\/ui\/(page\.ts|file-name\.ts|focus-page\.ts|media\.ts|use-record-title\.ts|when-visible\.ts|actions\/|status\/|format\/|components\/|list\/list-choice)/,
    ],
    // The filter sheet is loaded on demand. The entry for dates contains a list filter.
    list: [
      /node_modules\/lucide-react\/dist\/esm\/icons\/(arrow-down|arrow-up|chevrons-up-down|sliders-horizontal)\./,
      /sdk\/src\/ui\/(list\.ts|list\/(?!filter-sheet\.)|date\.ts|download\.ts)/,
    ],
    /** Renders and edits HTML that other users wrote; both sanitize it. */
    html: [/node_modules\/dompurify\//, /sdk\/src\/ui\/html(\.ts|\/)/],
    /** Positions menus and tooltips; loaded when the pointer approaches one. */
    floating: [/node_modules\/@floating-ui\//, /sdk\/src\/ui\/follow\.ts/],
  }),
  /** First imports of the entry. Its styles come after the essentials'. */
  start: {
    name: 'essentials',
    chunks: (/** @type {import('webpack').Chunk} */ { name }) => name === 'bootstrap',
    type: /javascript/,
    enforce: true,
    priority: 10,
  },
  /** The rest of the frame, which always loads together with the code that loads its pages. */
  restOfFrame: {
    name: 'frame',
    chunks: (/** @type {import('webpack').Chunk} */ { name }) => name === 'app',
    type: /javascript/,
    enforce: true,
    priority: 10,
  },
  /** Code behind most endpoints of the simulated practice: sample data, rules, views. */
  practice: {
    name: 'practice',
    test: fileMatches(/(contract|mock-server)\/src\//),
    chunks: (/** @type {import('webpack').Chunk} */ { name }) => name?.startsWith('api-') ?? false,
    minChunks: 10,
    enforce: true,
    priority: 10,
  },
  /** The list of subscribers with what details and commands share with it: users come from the list. */
  subscribers: {
    name: 'subscribers',
    test: (
      /** @type {Module} */ module,
      /** @type {import('webpack').CacheGroupsContext} */ { chunkGraph },
    ) =>
      [...chunkGraph.getModuleChunksIterable(module)].some(
        ({ name }) => name === 'api-subscribers',
      ),
    chunks: (/** @type {import('webpack').Chunk} */ { name }) =>
      name?.startsWith('api-subscriber') ?? false,
    type: /javascript/,
    enforce: true,
    priority: 9,
  },
  /**
   * The frame requests its badges and notifications on every page, and most pages their practice.
   */
  frameResponses: {
    name: 'practice',
    test: fileMatches(
      /mock-server\/src\/practice\/(me\/(routes|view)|profile\/practice)\.|contract\/src\/(entities\/(notification|patient)|endpoints\/(me|practice))\./,
    ),
    chunks: (/** @type {import('webpack').Chunk} */ { name }) =>
      name === 'api-me' || name === 'api-practice',
    enforce: true,
    priority: 11,
  },
};

/**
 * Chunks of a role app. Files of a kilobyte are compressed and requested one by one, so code that
 * most pages and dialogs use is bundled with the code that all of them need, and the dialogs of a
 * feature share one chunk.
 * @param {string} exposed chunk of the exposed module, which loads before any page
 * @param {number} commonFrom number of pages and dialogs that must use a module before it moves there
 */
export const remoteGroups = (exposed, commonFrom) => ({
  common: {
    name: exposed,
    test: fileMatches(
      /(contract|sdk)\/(src|dist)\/|\/src\/shared\/|lucide-react\/dist\/esm\/(?!icons\/)/,
    ),
    minChunks: commonFrom,
    enforce: true,
    priority: 10,
  },
  dialogs: {
    name: (/** @type {Module} */ module) => `${featureOf(module)}-dialogs`,
    test: (/** @type {Module} */ module) => featureOf(module) !== undefined,
    enforce: true,
    priority: 20,
  },
});

/** The feature whose dialog a module belongs to, if any. */
function featureOf(/** @type {Module} */ module) {
  return /\/src\/features\/([^/]+)\/(?:.+\/)?dialogs\//.exec(module.nameForCondition() ?? '')?.[1];
}

/** @param {RegExp} pattern */
function fileMatches(pattern) {
  return (/** @type {Module} */ module) => pattern.test(module.nameForCondition() ?? '');
}

/** Cache groups, each named like its chunk; earlier groups have a higher priority. */
function namedGroups(groups) {
  const names = Object.keys(groups);
  return Object.fromEntries(
    Object.entries(groups).map(([name, patterns], index) => [
      name,
      {
        name: neededByAll.includes(name)
          ? (/** @type {Module} */ { type }) => (type.startsWith('css') ? name : 'essentials')
          : name,
        test: (/** @type {Module} */ module) =>
          patterns.some((pattern) => pattern.test(module.nameForCondition() ?? '')),
        enforce: true,
        priority: 20 + names.length - index,
      },
    ]),
  );
}
