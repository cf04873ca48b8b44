import { hashOfSources } from '../build/sources.mjs';
import { markBuilt } from '../build/staleness.mjs';
import { distOf } from '../workspace.mjs';

const name = 'SourcesStamp';

/**
 * Stores the hash of its sources in a build, however it was started: `npm start` rebuilds an app
 * without a hash or with a different one. The hash is taken before the build begins, so that a
 * source that changes during the build makes it stale.
 */
export class SourcesStamp {
  /**
   * @param {string} id of the app
   * @param {string} [root] directory of the workspace
   */
  constructor(id, root) {
    this.id = id;
    this.root = root;
  }

  apply(/** @type {import('webpack').Compiler} */ compiler) {
    const { id, root } = this;
    /** @type {string | undefined} */
    let hash;
    // Builds into another folder, or of an app elsewhere, don't change the build that is served.
    const hashBeforeBuild = async () => {
      hash = compiler.outputPath === distOf(id, root) ? await hashOfSources(id, root) : undefined;
    };
    compiler.hooks.beforeRun.tapPromise(name, hashBeforeBuild);
    compiler.hooks.watchRun.tapPromise(name, hashBeforeBuild);
    // A build with errors emits nothing.
    compiler.hooks.afterEmit.tapPromise(name, async (compilation) => {
      if (hash !== undefined && compilation.errors.length === 0) await markBuilt(id, hash, root);
    });
  }
}
