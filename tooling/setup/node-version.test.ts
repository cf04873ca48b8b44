import { isNodeNewEnough } from './node-version.mjs';

test.each([
  ['20.19.0', true],
  ['20.19.4', true],
  ['20.20.0', true],
  ['22.0.0', true],
  ['20.18.9', false],
  ['18.20.4', false],
])('Node %s: %s', (version, enough) => {
  expect(isNodeNewEnough(version)).toBe(enough);
});
