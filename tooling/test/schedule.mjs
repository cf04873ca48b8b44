/**
 * Result of a step: how many checks or tests passed and failed, and how many were not run because
 * something is missing, with the reason.
 * @typedef {{ passed: number, failed: number, notRun?: number, missing?: string }} Result
 *
 * @typedef {{
 *   name: string,
 *   processors: number,
 *   after?: string,
 *   run: () => Promise<Result>,
 * }} Step
 *
 * `processors`: number of CPUs that the step keeps busy. `after`: name of a step that has to
 * succeed first.
 */

/**
 * Runs steps in order, concurrently as long as there are free CPUs. A failed step only stops those
 * that depend on it.
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
  const isReady = ({ after }) =>
    after === undefined || results.has(after) || !steps.some(({ name }) => name === after);

  /** @param {Step} step */
  const start = (step) => {
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
    if (next && isReady(next) && Math.min(next.processors, processors) <= free) {
      waiting.shift();
      start(next);
    } else {
      await Promise.race(running.values());
    }
  }
  return results;
}

/** @returns {Promise<Result>} */
const notRun = async () => ({ passed: 0, failed: 1 });
