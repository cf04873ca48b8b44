import { runSteps } from './schedule.mjs';
import type { Result, Step } from './schedule.mjs';

const passed: Result = { passed: 1, failed: 0 };
const failed: Result = { passed: 0, failed: 1 };

/** Steps that record when they begin and end. */
function recorded(steps: (Omit<Step, 'run'> & { result?: Result; fault?: Error })[]) {
  const events: string[] = [];
  return {
    events,
    steps: steps.map(({ result = passed, fault, ...step }) => ({
      ...step,
      run: async () => {
        events.push(`${step.name} begins`);
        await new Promise((resolve) => setTimeout(resolve, 5));
        events.push(`${step.name} ends`);
        if (fault) throw fault;
        return result;
      },
    })),
  };
}

test('runs steps concurrently as long as there are free processors', async () => {
  const { events, steps } = recorded([
    { name: 'a', processors: 1 },
    { name: 'b', processors: 1 },
    { name: 'c', processors: 2 },
  ]);
  await runSteps(steps, { processors: 2 });
  expect(events).toEqual(['a begins', 'b begins', 'a ends', 'b ends', 'c begins', 'c ends']);
});

test('gives a step all processors if it needs more than there are', async () => {
  const { events, steps } = recorded([
    { name: 'a', processors: 2 },
    { name: 'b', processors: 2 },
  ]);
  await runSteps(steps, { processors: 1 });
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('continues after a failed step', async () => {
  const { steps } = recorded([
    { name: 'a', processors: 2, result: failed },
    { name: 'b', processors: 2 },
  ]);
  const results = await runSteps(steps, { processors: 2 });
  expect(Object.fromEntries(results)).toEqual({ a: failed, b: passed });
});

test('fails a step without running it if the step it depends on has failed', async () => {
  const { events, steps } = recorded([
    { name: 'build', processors: 1, result: failed },
    { name: 'browser', processors: 1, after: 'build' },
  ]);
  const results = await runSteps(steps, { processors: 2 });
  expect(events).toEqual(['build begins', 'build ends']);
  expect(results.get('browser')).toEqual(failed);
});

test('waits for a dependency even if processors are free', async () => {
  const { events, steps } = recorded([
    { name: 'build', processors: 1 },
    { name: 'browser', processors: 1, after: 'build' },
  ]);
  await runSteps(steps, { processors: 2 });
  expect(events).toEqual(['build begins', 'build ends', 'browser begins', 'browser ends']);
});

test('fails a step that throws, and prints the error', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { steps } = recorded([{ name: 'a', processors: 1, fault: new Error('no browser') }]);
  const results = await runSteps(steps, { processors: 2 });
  expect(results.get('a')).toEqual(failed);
  expect(consoleError).toHaveBeenCalledWith('no browser');
  consoleError.mockRestore();
});
