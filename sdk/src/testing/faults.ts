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

/**
 * Answers of the simulated back end come when they come, which React would have announced to it:
 * that says nothing about the product.
 */
const aboutTestsOnly = /not wrapped in act\(/;

beforeEach(() => {
  faults.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    if (!aboutTestsOnly.test(String(parts[0]))) noteFault(`console.error: ${format(...parts)}`);
  });
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  jest.useRealTimers();
  const found = takeFaults();
  if (found.length > 0) throw new Error(found.join('\n\n'));
});
