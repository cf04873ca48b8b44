const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Waits until the person at the terminal, or the system, asks the process to end.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<void>}
 */
export function stopSignal(env = process.env) {
  return new Promise((resolve) => {
    for (const signal of signals) process.once(signal, () => resolve());
    if (env.npm_lifecycle_event) whenOrphaned(resolve);
  });
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
  watch.unref();
}
