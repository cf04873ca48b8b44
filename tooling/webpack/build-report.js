/**
 * While developing: one line for each time that an app was built, or what is wrong with it. A process
 * that started the server hears of it, and ends the server by going away.
 */
export class BuildReport {
  /** @param {string} id of the app */
  constructor(id) {
    this.id = id;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    process.once('disconnect', () => process.exit());
    compiler.hooks.done.tap('BuildReport', (stats) => {
      const seconds = ((stats.endTime - stats.startTime) / 1000).toFixed(1);
      if (stats.hasErrors()) console.error(`${this.id}: ${stats.toString('errors-only')}`);
      else console.log(`${this.id}: built in ${seconds} s`);
      process.send?.('built');
    });
  }
}
