import { hashOfSources } from '../build/sources.mjs';
import { markBuilt } from '../build/staleness.mjs';
import { distOf } from '../workspace.mjs';

const name = 'SourcesStamp';

/**
 * Notes in a build what it was made of, whoever makes it: `npm start` builds again what bears no note,
 * or another one. The hash is taken before the build begins: a source that changes meanwhile makes
 * the build stale.
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
    // A build elsewhere, or of an app that stands elsewhere, leaves the one that is served as it is.
    const begin = async () => {
      hash = compiler.outputPath === distOf(id, root) ? await hashOfSources(id, root) : undefined;
    };
    compiler.hooks.beforeRun.tapPromise(name, begin);
    compiler.hooks.watchRun.tapPromise(name, begin);
    // Nothing is emitted of a build with errors.
    compiler.hooks.afterEmit.tapPromise(name, async (compilation) => {
      if (hash !== undefined && compilation.errors.length === 0) await markBuilt(id, hash, root);
    });
  }
}
