/**
 * How a step ended: how many checks or tests passed and failed in it, and how many were not run for
 * something that is missing here, with what that is.
 * @typedef {{ passed: number, failed: number, notRun?: number, missing?: string }} Result
 *
 * @typedef {{
 *   name: string,
 *   processors: number,
 *   after?: string,
 *   run: () => Promise<Result>,
 * }} Step
 *
 * `processors`: how many the step keeps busy. `after`: the step whose success it needs.
 */

/**
 * Runs steps, in their order, side by side as long as there are processors for them. A step that
 * fails stops only those that need its success.
 * @param {readonly Step[]} steps
 * @param {{ processors: number, ended?: (step: Step, result: Result) => void }} options
 * @returns {Promise<Map<string, Result>>} by name
 */
export async function runSteps(steps, { processors, ended = () => {} }) {
  /** @type {Map<string, Result>} */
  const results = new Map();
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  const waiting = [...steps];
  let free = processors;

  /** @param {Step} step */
  const finishedBefore = ({ after }) =>
    after === undefined || results.has(after) || !steps.some(({ name }) => name === after);

  /** @param {Step} step */
  const begin = (step) => {
    const taken = Math.min(step.processors, processors);
    free -= taken;
    const needed = step.after === undefined ? undefined : results.get(step.after);
    const work = needed && needed.failed > 0 ? notRun : step.run;
    running.set(
      step.name,
      work()
        .catch((error) => {
          console.error(error instanceof Error ? error.message : error);
          return notRun();
        })
        .then((result) => {
          results.set(step.name, result);
          running.delete(step.name);
          free += taken;
          ended(step, result);
        }),
    );
  };

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting[0];
    if (next && finishedBefore(next) && Math.min(next.processors, processors) <= free) {
      waiting.shift();
      begin(next);
    } else {
      await Promise.race(running.values());
    }
  }
  return results;
}

/** @returns {Promise<Result>} */
const notRun = async () => ({ passed: 0, failed: 1 });
