/** @typedef {import('webpack').Module} Module */

/**
 * What every page needs: its code travels with the essentials. Its styles stay apart: the early script
 * asks for those of a public page before `index.html` comes to the essentials', which would win over them.
 */
const neededByAll = ['field', 'page'];

/**
 * What always comes together travels together: a request costs more than its bytes. What several
 * entries of the sdk are made of is named too, for webpack would put a copy of it into each.
 * Earlier groups win.
 */
export const shellGroups = {
  // A library that one part alone uses travels with it.
  defaultVendors: false,
  ...namedGroups({
    react: [/node_modules\/(react|react-dom|scheduler)\//],
    /** The first page of all: texts, schemas, and what the sdk's own entries have in common. */
    essentials: [
      /node_modules\/(i18next|react-i18next|use-sync-external-store|zod)\//,
      /node_modules\/@babel\/runtime\/helpers\/(esm\/)?extends\./,
      /node_modules\/lucide-react\/dist\/esm\/icons\/(check|chevron-down|circle-check|circle-exclamation-point|ellipsis|eye|eye-off|flask-conical|globe|info|moon|rotate-cw|sun|triangle-exclamation-point|x)\./,
      /contract\/src\/(schema|rules\/texts\/(capitalized|one-line))\.ts/,
      /sdk\/src\/(app-root|index|host|kept-forms|language|report-error|saves-data|session|texts-provider|translation|use-is-gone|data\/request-error)\.tsx?$/,
      /sdk\/src\/ui\/(index|announcer|class-names|clock|link|zone|floating|open-dialogs|use-seconds-until)\.tsx?$/,
      // The themes of antd and of charts travel with those.
      /sdk\/src\/ui\/(lazy\/|text\/|theme\/(?!antd-theme|chart-theme))/,
      /sdk\/src\/ui\/format\/(formatters|money)\./,
      /sdk\/src\/ui\/components\/(alert|avatar|badge|button|card|changed-meanwhile|checkbox|drawings|empty-state|error-state|flex|full-page|icon|icon-button|loading|menu|menu-items|menu-keys|skeleton|spinner|toast|toast-area|tooltip|visually-hidden)\./,
      // What the frame of the public pages and that of the app have in common.
      /shell\/src\/(app\/(part-failed|use-lazy-part)|auth\/session|auth\/session-channel|boot\/storage|boot\/watched|language\/language-menu|menu\/(brand|menu\.module)|notifications\/(notices|notice-store)|simulation\/(simulation-bar|panel-state)|skin\/skin-button)\./,
    ],
    /**
     * Queries and mutations as pages use them, and what endpoints are declared with: public pages show
     * before the store is there.
     */
    data: [
      /node_modules\/react-redux\//,
      /shell\/src\/http\/(?!demo-)/,
      /contract\/src\/(endpoint|roles|entities\/(actions|primitives|product-strings|session|text|user)|endpoints\/(lists|params|session))\.ts/,
      // The way over the network travels with who first asks the back end.
      /sdk\/src\/data\/(?!axios-transport\.|query-saga\.|query-state\.|optimistic-update\.|keep-unchanged\.)/,
    ],
    // Apart from the frame, which is as large as the line is long: what follows would share it.
    state: [
      /node_modules\/(redux|redux-saga|@redux-saga)\//,
      /sdk\/src\/(store|data\/(query-saga|query-state|optimistic-update|keep-unchanged))\.ts/,
    ],
    /** What finds and loads pages of role apps: with the frame, or once somebody is about to sign in. */
    frame: [
      /node_modules\/(@module-federation|@casl|@ucast|react-router|react-router-dom)\//,
      /sdk\/src\/(drafts\.ts|router(\.ts|\/))/,
      /tooling\/webpack\/without-snapshots\./,
      /shell\/src\/auth\/(ability|allowed)\./,
      /shell\/src\/federation\/(federation|provided|load-remote|drop-remote|preload|prefetch|fetch-back-end|page-cache)\./,
    ],
    /** A field's label, help and fault: forms have it, and lists that are filtered by dates. */
    field: [/sdk\/src\/ui\/form\/(field|named-fault)\./],
    form: [/sdk\/src\/ui\/form(\.ts|\/)/],
    page: [
      /contract\/src\/entities\/zone-(city|name)\.ts/,
      /node_modules\/lucide-react\/dist\/esm\/icons\/(arrow-down-right|arrow-up-right|chevron-left|chevron-right|download|minus|panel-right|search)\./,
      /sdk\/src\/ui\/(page\.ts|file-name\.ts|focus-page\.ts|use-phone\.ts|use-record-title\.ts|when-visible\.ts|actions\/|status\/|format\/|components\/|list\/list-choice)/,
    ],
    // The sheet of filters comes when it is asked for. The entry of dates has a filter of lists.
    list: [
      /node_modules\/lucide-react\/dist\/esm\/icons\/(arrow-down|arrow-up|chevrons-up-down|sliders-horizontal)\./,
      /sdk\/src\/ui\/(list\.ts|list\/(?!filter-sheet\.)|date\.ts|download\.ts)/,
    ],
    /** What shows text that somebody else wrote, and what edits it: both check it. */
    html: [/node_modules\/dompurify\//, /sdk\/src\/ui\/html(\.ts|\/)/],
    /** Places menus and tooltips, once the hand comes near one. */
    floating: [/node_modules\/@floating-ui\//, /sdk\/src\/ui\/follow\.ts/],
  }),
  /** What the entry imports first. Its styles come after the essentials'. */
  start: {
    name: 'essentials',
    chunks: (/** @type {import('webpack').Chunk} */ { name }) => name === 'bootstrap',
    type: /javascript/,
    enforce: true,
    priority: 10,
  },
  /** The rest of the frame: it never comes without what loads its pages. */
  restOfFrame: {
    name: 'frame',
    chunks: (/** @type {import('webpack').Chunk} */ { name }) => name === 'app',
    type: /javascript/,
    enforce: true,
    priority: 10,
  },
  /** What most of the simulated practice's endpoints are answered with: sample data, rules, views. */
  practice: {
    name: 'practice',
    test: fileIs(/(contract|mock-server)\/src\//),
    chunks: (/** @type {import('webpack').Chunk} */ { name }) => name?.startsWith('api-') ?? false,
    minChunks: 10,
    enforce: true,
    priority: 10,
  },
  /** The frame asks for its badges and notifications on every page, most pages for their practice. */
  frameAnswers: {
    name: 'practice',
    test: fileIs(
      /mock-server\/src\/practice\/(me\/(routes|view)|profile\/practice)\.|contract\/src\/(entities\/(notification|patient)|endpoints\/(me|practice))\./,
    ),
    chunks: (/** @type {import('webpack').Chunk} */ { name }) =>
      name === 'api-me' || name === 'api-practice',
    enforce: true,
    priority: 11,
  },
};

/**
 * Of a role app. Files of a kilobyte are compressed alone and asked for alone: what most of its pages
 * and dialogs are made of travels with what every one of them needs, and the dialogs of a feature travel together.
 * @param {string} exposed chunk of what the app exposes, which comes before any of its pages
 * @param {number} commonFrom by how many pages and dialogs code is used that travels with it
 */
export const remoteGroups = (exposed, commonFrom) => ({
  common: {
    name: exposed,
    test: fileIs(
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

/** The feature whose dialog a module belongs to. */
function featureOf(/** @type {Module} */ module) {
  return /\/src\/features\/([^/]+)\/(?:.+\/)?dialogs\//.exec(module.nameForCondition() ?? '')?.[1];
}

/** @param {RegExp} pattern */
function fileIs(pattern) {
  return (/** @type {Module} */ module) => pattern.test(module.nameForCondition() ?? '');
}

/** Modules by the name of the file that they travel in; the earlier group wins. */
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
