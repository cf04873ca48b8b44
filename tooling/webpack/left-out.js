import path from 'node:path';
import { rootDirectory } from '../workspace.mjs';

const file = (/** @type {string} */ name) => path.join(rootDirectory, 'node_modules', name);

/**
 * Files of libraries that the product never runs, as aliases for webpack: next to nothing takes their place.
 * The shell brings these libraries, so its build is the one to leave them out.
 */
export const leftOut = {
  // Requests go by XMLHttpRequest, axios's first choice in a browser: 3 KB of another way to send them.
  [file('axios/lib/adapters/fetch.js')]: false,
  // The runtime's option alone leaves the plugin out, and this in: 2 KB.
  [file('@module-federation/runtime-core/dist/plugins/snapshot/SnapshotHandler.js')]: path.join(
    import.meta.dirname,
    'without-snapshots.js',
  ),
};

/** What jsPDF draws markup and SVG with: the product writes texts. */
export const textOnlyPdf = {
  test: /node_modules\/jspdf\//,
  resolve: { alias: { canvg: false, dompurify: false, html2canvas: false } },
};

/** The router's package names its development build alone: its other one warns of nothing. */
export const withoutWarnings = {
  'react-router$': file('react-router/dist/production/index.mjs'),
  'react-router/dom$': file('react-router/dist/production/dom-export.mjs'),
};

/** React has had the hook since 18: what stands in for it in older ones is 1 KB for every page. */
export const ownStoreHook = {
  'use-sync-external-store/shim$': 'use-sync-external-store',
  'use-sync-external-store/shim/index.js$': 'use-sync-external-store',
  'use-sync-external-store/shim/with-selector.js$': 'use-sync-external-store/with-selector.js',
};

/**
 * Whoever writes schemas goes through this module, so that zod's own become one with it: where some of
 * the shell's code reaches them past it, each is a module of its own, 1 KB more for every page.
 */
export const onlyZod = { test: /contract\/src\/schema\.ts$/, sideEffects: true };
