const name = 'PureDeclarations';

/** Before webpack looks itself: it cannot see into what an app takes from the shell. */
const first = -100;

/**
 * The contract's files declare schemas and endpoints and do nothing else: a declaration that nobody
 * uses may go, whatever it calls. Without this a page has every endpoint and schema of the files that it
 * takes one of, and makes them all as it starts.
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
