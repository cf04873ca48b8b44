const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Resolves when the user or the system asks the process to end.
 * @returns {Promise<void>}
 */
export const stopSignal = () => new Promise((resolve) => void onStop(resolve));

/**
 * Runs a callback when the process is asked to end, instead of ending immediately.
 * @param {() => void} act
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {() => void} restores the default
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
 * Calls back when the parent process has exited: npm runs a script in a shell, and a signal to npm
 * ends the shell without reaching the script.
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
