import { readComponents } from '../kit/component-facts.mjs';
import { kitProgram } from '../kit/kit-program.mjs';

/** Of a compilation: the types are read once for all entries of the kit that are asked for. */
const programs = new WeakMap();

/**
 * Takes an entry of the kit for its documentation: of each component what it is for and its props,
 * read from the types.
 *
 * @this {import('webpack').LoaderContext<object>}
 */
export default function propsLoader() {
  const compilation = this._compilation ?? {};
  if (!programs.has(compilation)) programs.set(compilation, kitProgram());
  const { components, files } = readComponents(programs.get(compilation), this.resourcePath);
  for (const file of files) this.addDependency(file);
  return `export default ${JSON.stringify(components)};`;
}
