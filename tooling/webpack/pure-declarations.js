const name = 'PureDeclarations';

/**
 * Runs before webpack's own check, which cannot see into modules that an app gets from the shell.
 */
const first = -100;

/**
 * Marks every call in the contract's files as free of side effects: they only declare schemas and
 * endpoints, so unused ones can be tree-shaken. Without it a page contains every endpoint and
 * schema of the files from which it imports one, and creates them all at startup.
 */
export class PureDeclarations {
  apply(/** @type {import('webpack').Compiler} */ compiler) {
    compiler.hooks.normalModuleFactory.tap(name, (factory) => {
      for (const type of /** @type {const} */ (['javascript/auto', 'javascript/esm']))
        factory.hooks.parser.for(type).tap(name, (parser) => {
          for (const expression of ['CallExpression', 'NewExpression'])
            parser.hooks.isPure
              .for(expression)
              .tap({ name, stage: first }, () => isContract(parser.state.module) || undefined);
        });
    });
  }
}

/** @param {import('webpack').Module} module */
const isContract = (module) => /[\\/]contract[\\/]src[\\/]/.test(module.nameForCondition() ?? '');
