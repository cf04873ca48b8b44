const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Waits until the person at the terminal, or the system, asks the process to end.
 * @returns {Promise<void>}
 */
export const stopSignal = () => new Promise((resolve) => void onStop(resolve));

/**
 * Does something when the process is asked to end, in place of ending at once.
 * @param {() => void} act
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {() => void} ends the process at once again
 */
export function onStop(act, env = process.env) {
  for (const signal of signals) process.once(signal, act);
  const watch = env.npm_lifecycle_event ? whenOrphaned(act) : undefined;
  return () => {
    for (const signal of signals) process.off(signal, act);
    clearInterval(watch);
  };
}

/**
 * npm runs a script in a shell, and a signal to npm ends the shell without reaching the script:
 * the script notices that its parent is gone.
 * @param {() => void} act
 */
function whenOrphaned(act) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, 200);
  return watch.unref();
}
