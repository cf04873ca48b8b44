import { featureOf, isRemote } from './import-target.mjs';

/**
 * @typedef {import('./import-target.mjs').Place} Place
 * @typedef {import('./import-target.mjs').Target} Target
 * @typedef {{ dynamic: boolean, typeOnly: boolean }} Manner form of the import
 */

/**
 * A boundary between two packages: which imports are forbidden, and what to do instead.
 * @typedef {{
 *   stops: (place: Place, target: Target, manner: Manner) => boolean,
 *   message: string,
 * }} Boundary
 */

/** The one file of the shell that may load the simulated back end. */
const simulationFile = 'src/boot/simulation.ts';

const contractLibraries = ['zod'];
const contractTestLibraries = ['fast-check', '@jest/globals'];

/** Libraries that role apps get through an entry of the sdk, by that entry. */
const librariesThroughSdk = new Map([
  ['react-router-dom', '@praxis/sdk/router'],
  ['react-router', '@praxis/sdk/router'],
  ['redux', '@praxis/sdk/data'],
  ['@reduxjs/toolkit', '@praxis/sdk/data'],
  ['react-redux', '@praxis/sdk/data'],
  ['axios', '@praxis/sdk/data'],
  ['i18next', '@praxis/sdk'],
  ['react-i18next', '@praxis/sdk'],
  ['@casl/ability', '@praxis/sdk'],
  ['echarts', '@praxis/sdk/ui/chart'],
]);

/** @param {Place} place */
const inProduct = ({ package: name }) =>
  isRemote(name) || ['contract', 'sdk', 'shell', 'mock-server'].includes(name);

/** @param {Target} target */
const isAntd = ({ library = '' }) =>
  library === 'antd' || /^(@ant-design\/|@rc-component\/|rc-)/.test(library);

/** @param {Target} target */
const isReact = ({ library = '' }) => /^react(-|$)/.test(library);

/** @type {Boundary[]} */
export const boundaries = [
  {
    stops: (place, target) => inProduct(place) && target.byPath && target.package !== place.package,
    message:
      'A package is imported by its name, never by a path into its folder: import from "@praxis/...".',
  },
  {
    stops: (place, target) => place.package === 'shell' && isRemote(target.package),
    message:
      'The shell knows role apps by name, at run time: read what you need from the manifest in remotes.json.',
  },
  {
    stops: (place, target, manner) =>
      place.package === 'shell' &&
      target.package === 'mock-server' &&
      !place.test &&
      !manner.typeOnly &&
      !(place.inner === simulationFile && manner.dynamic),
    message: `The simulated back end is loaded by one dynamic import in shell/${simulationFile}, and only when config.json says so: talk to the API through the contract's endpoints.`,
  },
  {
    stops: (place, target) => isRemote(place.package) && target.package === 'shell',
    message:
      'A role app works under any shell: what it needs from the shell is in HostApi (@praxis/sdk).',
  },
  {
    stops: (place, target) =>
      isRemote(place.package) && isRemote(target.package) && target.package !== place.package,
    message:
      'Role apps are deployed apart: move what two of them share into @praxis/sdk or @praxis/contract.',
  },
  {
    stops: (place, target) => isRemote(place.package) && target.package === 'mock-server',
    message:
      "A role app does not know whether its back end is simulated: call the contract's endpoints; in tests use renderRemote of @praxis/sdk/testing.",
  },
  {
    stops: (place, target) => inProduct(place) && isAntd(target) && !inSdkUi(place),
    message:
      'antd is private to sdk/src/ui, so that the product has one copy and one theme: import from @praxis/sdk/ui, and add the component there if it is missing.',
  },
  {
    stops: (place, target) =>
      isRemote(place.package) && librariesThroughSdk.has(target.library ?? ''),
    message: `The shell provides this library through the sdk; a copy in a role app would not share its state. Import from ${[...new Set(librariesThroughSdk.values())].join(', ')}.`,
  },
  {
    stops: (place, target) =>
      place.package === 'sdk' &&
      (isRemote(target.package) ||
        target.package === 'shell' ||
        (target.package === 'mock-server' && !place.inner.startsWith('src/testing/'))),
    message:
      'The sdk is below the shell, the role apps and the simulated back end: let the caller pass what you need. Only sdk/src/testing starts the simulated back end, for tests.',
  },
  {
    stops: (place, target) =>
      place.package === 'contract' &&
      !(target.package === 'contract') &&
      !contractLibraries.includes(target.library ?? '') &&
      !(place.test && contractTestLibraries.includes(target.library ?? '')),
    message:
      'The contract is pure TypeScript that every client and back end agrees on: it imports zod/mini only (tests also fast-check and @jest/globals).',
  },
  {
    stops: (place, target) =>
      place.package === 'mock-server' &&
      (isReact(target) ||
        isRemote(target.package) ||
        ['shell', 'sdk'].includes(target.package ?? '')),
    message:
      'The simulated back end acts as a server: it knows the contract and neither React nor the user interface.',
  },
  {
    stops: (place, target) => {
      const feature = featureOf(place.inner);
      const other = target.byPath ? featureOf(target.inner) : undefined;
      return isRemote(place.package) && Boolean(feature && other && feature !== other);
    },
    message:
      'Features do not know each other: compose them in remote.ts, or move shared code out of src/features.',
  },
];

/** @param {Place} place */
const inSdkUi = (place) => place.package === 'sdk' && place.inner.startsWith('src/ui/');

/**
 * Message of the first boundary that forbids an import.
 * @param {Place} place
 * @param {Target} target
 * @param {Manner} manner
 */
export function boundaryBetween(place, target, manner) {
  return boundaries.find(({ stops }) => stops(place, target, manner))?.message;
}
