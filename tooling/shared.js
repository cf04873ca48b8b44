/**
 * What the shell gives to every role app at run time. A role app takes these and never brings a
 * copy of its own, so one React, one store and one theme reach the whole product.
 *
 * Large libraries are private to an entry of the sdk, which shares only what the product uses of
 * them: a shared module cannot be tree-shaken. Brotli, shared whole against through the sdk:
 * react-router-dom 51 against 27 KB, i18next with react-i18next 22 against 16 KB, antd 450 KB
 * against the parts that a page asks for.
 *
 * The shell provides each entry from `shell/src/federation/provided.ts`; a test holds that list
 * against this one.
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

/** As a role app's build takes them. */
export const taken = Object.fromEntries(
  sharedModules.map((name) => [
    name,
    // One deployment has one version of each, the shell's: the manifest's range decides whether an
    // app works with it, so no version is compared here.
    { singleton: true, requiredVersion: false, version: '1.0.0', import: false },
  ]),
);
