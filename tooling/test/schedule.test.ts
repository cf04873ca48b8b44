import { runSteps } from './schedule.mjs';
import type { Result, Step } from './schedule.mjs';

const passed: Result = { passed: 1, failed: 0 };
const failed: Result = { passed: 0, failed: 1 };

/** Steps that note when they begin and end. */
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

test('steps run side by side as long as there are processors', async () => {
  const { events, steps } = recorded([
    { name: 'a', processors: 1 },
    { name: 'b', processors: 1 },
    { name: 'c', processors: 2 },
  ]);
  await runSteps(steps, { processors: 2 });
  expect(events).toEqual(['a begins', 'b begins', 'a ends', 'b ends', 'c begins', 'c ends']);
});

test('a step that wants more processors than there are gets them all', async () => {
  const { events, steps } = recorded([
    { name: 'a', processors: 2 },
    { name: 'b', processors: 2 },
  ]);
  await runSteps(steps, { processors: 1 });
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('a failing step does not hide later ones', async () => {
  const { steps } = recorded([
    { name: 'a', processors: 2, result: failed },
    { name: 'b', processors: 2 },
  ]);
  const results = await runSteps(steps, { processors: 2 });
  expect(Object.fromEntries(results)).toEqual({ a: failed, b: passed });
});

test('a step is not run, and has failed, when the one that it needs has failed', async () => {
  const { events, steps } = recorded([
    { name: 'build', processors: 1, result: failed },
    { name: 'browser', processors: 1, after: 'build' },
  ]);
  const results = await runSteps(steps, { processors: 2 });
  expect(events).toEqual(['build begins', 'build ends']);
  expect(results.get('browser')).toEqual(failed);
});

test('a step waits for the one that it needs even where processors are free', async () => {
  const { events, steps } = recorded([
    { name: 'build', processors: 1 },
    { name: 'browser', processors: 1, after: 'build' },
  ]);
  await runSteps(steps, { processors: 2 });
  expect(events).toEqual(['build begins', 'build ends', 'browser begins', 'browser ends']);
});

test('a step that breaks has failed, and its reason is told', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { steps } = recorded([{ name: 'a', processors: 1, fault: new Error('no browser') }]);
  const results = await runSteps(steps, { processors: 2 });
  expect(results.get('a')).toEqual(failed);
  expect(told).toHaveBeenCalledWith('no browser');
  told.mockRestore();
});
