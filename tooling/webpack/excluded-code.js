import path from 'node:path';
import { rootDirectory } from '../workspace.mjs';

const file = (/** @type {string} */ name) => path.join(rootDirectory, 'node_modules', name);

/**
 * Webpack aliases for files of libraries that the product never runs: they are replaced with
 * nothing or with a small stand-in. The shell bundles these libraries, so only its build needs
 * them.
 */
export const unusedFiles = {
  // Axios prefers XMLHttpRequest in a browser, so its fetch adapter is never used: 3 KB.
  [file('axios/lib/adapters/fetch.js')]: false,
  // The runtime's option removes the snapshot plugin but not this file: 2 KB.
  [file('@module-federation/runtime-core/dist/plugins/snapshot/SnapshotHandler.js')]: path.join(
    import.meta.dirname,
    'without-snapshots.js',
  ),
  // The runtime's errors have a code and a link to the page that explains it: 0.5 KB.
  [file('@module-federation/error-codes/dist/desc.mjs')]: path.join(
    import.meta.dirname,
    'without-error-texts.js',
  ),
};

/** Removes jsPDF's renderers for HTML and SVG: the product writes only text. */
export const textOnlyPdf = {
  test: /node_modules\/jspdf\//,
  resolve: { alias: { canvg: false, dompurify: false, html2canvas: false } },
};

/** The package's exports select the development build; the production build has no warnings. */
export const productionRouter = {
  'react-router$': file('react-router/dist/production/index.mjs'),
  'react-router/dom$': file('react-router/dist/production/dom-export.mjs'),
};

/** React has had this hook since version 18: the shim for older ones is 1 KB on every page. */
export const nativeStoreHook = {
  'use-sync-external-store/shim$': 'use-sync-external-store',
  'use-sync-external-store/shim/index.js$': 'use-sync-external-store',
  'use-sync-external-store/shim/with-selector.js$': 'use-sync-external-store/with-selector.js',
};

/**
 * Makes all schema code import zod through this module, so that webpack concatenates zod's modules
 * into it. Where shell code imports zod's modules directly, each stays separate: 1 KB more on every
 * page.
 */
export const onlyZod = { test: /contract\/src\/schema\.ts$/, sideEffects: true };
