/**
 * Modules that the shell shares with every role app at run time. A role app never bundles its own
 * copy, so the whole product has one React, one store and one theme.
 *
 * Large libraries are private to an entry of the sdk, which exports only the parts that the product
 * uses: a shared module cannot be tree-shaken. Brotli, shared whole vs. through the sdk:
 * react-router-dom 51 vs. 27 KB, i18next with react-i18next 22 vs. 16 KB, antd 450 KB vs. the parts
 * that a page loads.
 *
 * The shell provides each entry from `shell/src/federation/provided.ts`; a test compares the two
 * lists.
 */
export const sharedModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'redux-saga/effects',
  'dayjs',
  '@praxis/contract/schema',
  '@praxis/sdk',
  '@praxis/sdk/data',
  '@praxis/sdk/router',
  '@praxis/sdk/ui',
  '@praxis/sdk/practice/account',
  '@praxis/sdk/practice/appointment',
  '@praxis/sdk/practice/conversation',
  '@praxis/sdk/practice/options',
  '@praxis/sdk/practice/plan',
  '@praxis/sdk/practice/vacation',
  '@praxis/sdk/practice/when',
  '@praxis/sdk/ui/calendar',
  '@praxis/sdk/ui/chart',
  '@praxis/sdk/ui/date',
  '@praxis/sdk/ui/editor',
  '@praxis/sdk/ui/extensions',
  '@praxis/sdk/ui/form',
  '@praxis/sdk/ui/html',
  '@praxis/sdk/ui/invoice',
  '@praxis/sdk/ui/list',
  '@praxis/sdk/ui/map',
  '@praxis/sdk/ui/overlay',
  '@praxis/sdk/ui/picture',
  '@praxis/sdk/ui/page',
  '@praxis/sdk/ui/select',
  '@praxis/sdk/ui/sortable',
  '@praxis/sdk/ui/table',
];

/** Module Federation's `shared` option for a role app's build. */
export const sharedConfig = Object.fromEntries(
  sharedModules.map((name) => [
    name,
    // A deployment has one version of each module, the shell's. The manifest's range decides
    // whether an app is compatible with it, so no version is compared here.
    { singleton: true, requiredVersion: false, version: '1.0.0', import: false },
  ]),
);
