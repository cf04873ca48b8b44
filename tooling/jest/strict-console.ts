import { format } from 'node:util';

/**
 * Fails a test that prints a warning or an error: React's, antd's and jsdom's warnings are defects
 * of the product or of the test. A test that expects one says so with a spy, in the test or in
 * `beforeEach`: `jest.spyOn(console, 'error').mockImplementation(() => {})`.
 */
const methods = ['error', 'warn'] as const;

/** What was printed and no test has failed for yet: by text, each with where it was printed. */
const unexpected = new Map<string, Error>();

/**
 * Makes the console record what it would have printed. It doesn't throw immediately: the code that
 * prints might catch the error.
 */
function startRecording(): void {
  for (const method of methods)
    console[method] = function record(...parts: unknown[]) {
      const { currentTestName = 'the first test' } = expect.getState();
      const text = `console.${method} in "${currentTestName}": ${format(...parts)}`;
      if (unexpected.has(text)) return;
      const fault = new Error(text);
      // So that Jest shows the line that prints, not this one.
      Error.captureStackTrace(fault, record);
      unexpected.set(text, fault);
    };
}

/** Throws what was printed. */
function failIfPrinted(): void {
  const faults = [...unexpected.values()];
  unexpected.clear();
  const [first] = faults;
  if (!first) return;
  if (faults.length > 1) first.message = faults.map(({ message }) => message).join('\n\n');
  throw first;
}

startRecording();
beforeEach(() => {
  // Printed by the module itself, `beforeAll`, or the file's `afterEach` of the test before.
  failIfPrinted();
  // A spy that a test left behind must not silence the next one.
  startRecording();
});
afterEach(failIfPrinted);
afterAll(failIfPrinted);
