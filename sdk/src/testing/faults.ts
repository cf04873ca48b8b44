import { format } from 'node:util';
import { cleanup } from '@testing-library/react';

/** What went wrong during a test although no expectation says so. */
const faults: string[] = [];

/** Fails the running test when it ends, by name. */
export function noteFault(fault: string): void {
  if (!faults.includes(fault)) faults.push(fault);
}

/** What has been noted so far; the test no longer fails by it. */
export function takeFaults(): string[] {
  return faults.splice(0);
}

/** What is to end with the running test. */
const ends: (() => void)[] = [];

/** Ends something with the running test, once nothing is on the screen any more; the newest first. */
export function atEnd(end: () => void): void {
  ends.push(end);
}

/**
 * Answers of the simulated back end come when they come, which React would have announced to it:
 * that says nothing about the product.
 */
const aboutTestsOnly = /not wrapped in act\(|suspended inside an `act` scope/;

beforeEach(() => {
  faults.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    if (!aboutTestsOnly.test(String(parts[0]))) noteFault(`console.error: ${format(...parts)}`);
  });
});

afterEach(() => {
  cleanup();
  for (const end of ends.splice(0).reverse()) end();
  jest.restoreAllMocks();
  jest.useRealTimers();
  const found = takeFaults();
  if (found.length > 0) throw new Error(found.join('\n\n'));
});
