const cache = 'webpack.cache.PackFileCacheStrategy';

/**
 * Development: logs one line per build of an app, or its errors. Tells the parent process when the
 * server is ready, and exits when the parent does.
 *
 * Ready means that webpack has also written its cache: after a first build it writes hundreds of
 * megabytes at a stretch, and the server answers no request for seconds. So the cache is written
 * immediately, not five seconds later, when somebody has the page open.
 */
export class BuildReport {
  /** @param {string} id of the app */
  constructor(id) {
    this.id = id;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    process.once('disconnect', () => process.exit());
    let cachePending = false;
    compiler.cache.hooks.store.tap('BuildReport', () => {
      cachePending = true;
    });
    compiler.hooks.infrastructureLog.tap('BuildReport', (origin, type, [what]) => {
      const isCached =
        type === 'time' ? what === 'store pack' : String(what).startsWith('Caching failed');
      if (origin === cache && isCached) process.send?.('built');
      return undefined;
    });
    compiler.hooks.done.tap('BuildReport', (stats) => {
      const seconds = ((stats.endTime - stats.startTime) / 1000).toFixed(1);
      if (stats.hasErrors()) console.error(`${this.id}: ${stats.toString('errors-only')}`);
      else console.log(`${this.id}: built in ${seconds} s`);
      if (stats.hasErrors() || !cachePending) process.send?.('built');
    });
  }
}
