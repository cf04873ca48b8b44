import { TestEnvironment } from 'jest-environment-jsdom';
import { computedStyleOf } from './computed-style.mjs';
import { speedUpCollections } from './live-collections.mjs';

/** Globals that browsers and Node have but jsdom lacks: copied from Node. */
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

speedUpCollections();

/** jsdom, extended with the browser features that the product's libraries need. */
export default class BrowserEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    const present = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (this.global));
    for (const name of fromNode) present[name] ??= globalThis[name];
    // Code under test compares classes: Node's encoder has to return its `Uint8Array`.
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
    this.global.getComputedStyle = computedStyleOf(this.global);
  }
}
