import { entryFile, entryNames, kitProgram } from '../kit/kit-program.mjs';
import { readComponents } from '../kit/component-facts.mjs';

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

/** What the pages that document the kit import: `./kinds.example?source`, and the props. */
export const kitRules = [
  { resourceQuery: /^\?source$/, type: 'asset/source' },
  { resourceQuery: /^\?props$/, loader: import.meta.filename },
];

/** `@praxis/sdk-props/ui/page`: what a package exports takes no query. */
export const kitAliases = Object.fromEntries(
  entryNames().map((name) => [`@praxis/sdk-props/${name}$`, `${entryFile(name)}?props`]),
);

/** Files that are taken for something else than their code. */
export const kitQueries = /^\?(source|props)$/;
