const cache = 'webpack.cache.PackFileCacheStrategy';

/**
 * While developing: one line for each time that an app was built, or what is wrong with it. The process
 * that started the server is told when the server is ready, and ends the server by going away.
 *
 * Ready is when webpack has also written its cache: it writes hundreds of megabytes of a first build in
 * one go, for seconds in which the server answers no request. So that happens at once, not five
 * seconds later, when somebody has the page open.
 */
export class BuildReport {
  /** @param {string} id of the app */
  constructor(id) {
    this.id = id;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    process.once('disconnect', () => process.exit());
    let toKeep = false;
    compiler.cache.hooks.store.tap('BuildReport', () => {
      toKeep = true;
    });
    compiler.hooks.infrastructureLog.tap('BuildReport', (origin, type, [what]) => {
      const kept =
        type === 'time' ? what === 'store pack' : String(what).startsWith('Caching failed');
      if (origin === cache && kept) process.send?.('built');
      return undefined;
    });
    compiler.hooks.done.tap('BuildReport', (stats) => {
      const seconds = ((stats.endTime - stats.startTime) / 1000).toFixed(1);
      if (stats.hasErrors()) console.error(`${this.id}: ${stats.toString('errors-only')}`);
      else console.log(`${this.id}: built in ${seconds} s`);
      if (stats.hasErrors() || !toKeep) process.send?.('built');
    });
  }
}
