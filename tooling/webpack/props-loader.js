import { readComponents } from '../kit/component-facts.mjs';
import { kitProgram } from '../kit/kit-program.mjs';

/**
 * TypeScript programs by compilation, so that the types are read once for all entries of the kit.
 */
const programs = new WeakMap();

/**
 * Loads an entry of the kit for its documentation: description and props of each component, read
 * from the types.
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
