/**
 * The rules count days with Temporal. A browser that has it loads nothing; others fetch 20 KB before
 * anything is simulated.
 */
export async function ensureTemporal(): Promise<void> {
  if ('Temporal' in globalThis) return;
  await import(/* webpackChunkName: "temporal" */ 'temporal-polyfill/global');
}
