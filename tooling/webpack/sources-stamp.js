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
    let hash = '';
    const begin = async () => {
      hash = await hashOfSources(id, root);
    };
    compiler.hooks.beforeRun.tapPromise(name, begin);
    compiler.hooks.watchRun.tapPromise(name, begin);
    // A build elsewhere leaves the one that is served as it is; nothing is emitted of one with errors.
    compiler.hooks.afterEmit.tapPromise(name, async (compilation) => {
      if (compiler.outputPath !== distOf(id, root) || compilation.errors.length > 0) return;
      await markBuilt(id, hash, root);
    });
  }
}
