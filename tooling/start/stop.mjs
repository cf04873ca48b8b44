/**
 * Waits until the person at the terminal, or the system, asks the process to end.
 * @returns {Promise<NodeJS.Signals>}
 */
export function stopSignal() {
  return new Promise((resolve) => {
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.once(signal, () => resolve(signal));
    }
  });
}
