import { TestEnvironment } from 'jest-environment-jsdom';
import { computedStyleOf } from './computed-style.mjs';
import { quickenCollections } from './live-collections.mjs';

/** What browsers and Node have and jsdom has not: taken from Node as it is. */
const fromNode = /** @type {const} */ ([
  'structuredClone',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'fetch',
  'Request',
  'Response',
  'Headers',
]);

quickenCollections();

/** jsdom, with what the product's libraries ask a browser for. */
export default class BrowserEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    const present = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (this.global));
    for (const name of fromNode) present[name] ??= globalThis[name];
    // The bytes that Node's encoder makes have to be of the class that code under test compares with.
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
    this.global.getComputedStyle = computedStyleOf(this.global);
  }
}
