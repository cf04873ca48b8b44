import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;
const name = 'AskAgain';

/**
 * An app that is loaded once more, because it failed or hung, has an entry whose address ends with
 * `?again=1`. All files that its container asks for end so too: at an address that hangs a browser would wait
 * along, and ask nobody.
 */
export class AskAgain {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap(name, (chunk) => {
          compilation.addRuntimeModule(chunk, new FileNamesOfAttempt());
        });
    });
  }
}

/** Runs with the entry, the only time at which its script says where it is from. */
class FileNamesOfAttempt extends RuntimeModule {
  constructor() {
    super('file names of an attempt', RuntimeModule.STAGE_TRIGGER);
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
