import { cleanup } from '@testing-library/react';

/** Failures of the running test that no assertion covers. */
const faults: string[] = [];

/** Fails the running test at its end, with a message. */
export function failTest(fault: string): void {
  if (!faults.includes(fault)) faults.push(fault);
}

/** Returns and clears the recorded failures, so that the test passes. */
export function takeFailures(): string[] {
  return faults.splice(0);
}

/** Teardown functions of the running test. */
const teardowns: (() => void)[] = [];

/** Registers a teardown for the running test. Teardowns run after unmounting, the newest first. */
export function onTeardown(end: () => void): void {
  teardowns.push(end);
}

beforeEach(() => {
  faults.length = 0;
});

afterEach(() => {
  cleanup();
  for (const end of teardowns.splice(0).reverse()) end();
  jest.restoreAllMocks();
  jest.useRealTimers();
  const found = takeFailures();
  if (found.length > 0) throw new Error(found.join('\n\n'));
});
