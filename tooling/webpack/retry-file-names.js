import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;
const name = 'RetryFileNames';

/**
 * Adds the entry's `?again=1` to all files that a container loads. The shell appends it when it
 * loads an app again after a failure or a timeout. Without it, the browser would join the pending
 * request of a URL that hangs, and send no new one.
 */
export class RetryFileNames {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap(name, (chunk) => {
          compilation.addRuntimeModule(chunk, new RetryFileNamesRuntime());
        });
    });
  }
}

/** Runs with the entry: only then `document.currentScript` gives its URL. */
class RetryFileNamesRuntime extends RuntimeModule {
  constructor() {
    super('file names of a retry', RuntimeModule.STAGE_TRIGGER);
  }

  /** @override */
  generate() {
    return `
var again = /\\?again=\\d+$/.exec((document.currentScript || {}).src || '');
if (again) [${['u', 'miniCssF', 'k'].map((one) => `'${one}'`).join()}].forEach(function (key) {
  var nameOf = __webpack_require__[key];
  if (nameOf) __webpack_require__[key] = function (chunk) { return nameOf(chunk) + again[0]; };
});`;
  }
}
