import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { importTypeScript } from '../env/typescript.mjs';
import { readComponents } from '../kit/component-facts.mjs';
import { entryFile, entryNames, kitProgram } from '../kit/kit-program.mjs';
import { rootDirectory } from '../workspace.mjs';
import { escaped } from './markdown-text.mjs';

/** @typedef {import('../kit/component-facts.mjs').ComponentFacts} ComponentFacts */
/** @typedef {{ slug: string, name?: string }} KitEntry */
/** @typedef {{ params: { entry: string, title: string, section: string }, content: string }} Page */

const gallery = path.join(rootDirectory, 'remote-demo/src/features/kit');

/**
 * The UI kit's gallery as pages, with the same examples, read from their files, and the same props,
 * read from the types. The examples run in the product, at the path that each page names.
 * @returns {Promise<Page[]>}
 */
export const kitPages = () => (pages ??= makePages());

/** @type {Promise<Page[]> | undefined} */
let pages;

/** @returns {Promise<Page[]>} */
async function makePages() {
  const facts = factsOfKit();
  const { kit } = JSON.parse(readFileSync(path.join(gallery, 'texts/en.json'), 'utf8'));
  const files = readdirSync(path.join(gallery, 'sections')).filter((file) => file.endsWith('.ts'));
  const sections = await Promise.all(
    files.map(async (file) =>
      Object.values(await importTypeScript(path.join(gallery, 'sections', file))),
    ),
  );
  return /** @type {{ slug: string, entries: KitEntry[] }[]} */ (sections.flat()).flatMap(
    ({ slug: section, entries }) =>
      entries.map(({ slug, name }) => {
        const texts = kit.entries[camel(section)]?.[camel(slug)] ?? {};
        const title = name ?? texts.title;
        const { examples, use, names } = readEntry(path.join(gallery, section, `${slug}.entry.ts`));
        return {
          params: {
            entry: `${section}-${slug}`,
            title,
            section: kit.sections[camel(section)].title,
          },
          content: [
            texts.lead,
            `In the product: \`/${section}/${slug}\``,
            use.length > 0 &&
              `## When to use it\n\n${use.map((one) => `- ${escaped(one)}`).join('\n')}`,
            `## Examples\n\n${examples.map(exampleOf).join('\n\n')}`,
            ...names.map((one) => propsOf(one, facts.get(one))),
          ]
            .filter(Boolean)
            .join('\n\n'),
        };
      }),
  );
}

/** Facts about every component from the types, by name. */
function factsOfKit() {
  const program = kitProgram();
  return new Map(
    entryNames().flatMap((name) =>
      Object.entries(readComponents(program, entryFile(name)).components),
    ),
  );
}

/** @typedef {{ title: string, text?: string, file: string }} Example */

/**
 * Reads an entry of the gallery without running it, since running it would need a browser.
 * @param {string} file
 */
function readEntry(file) {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  /** @type {Example[]} */
  const examples = [];
  /** @type {string[]} */
  const use = [];
  /** @type {string[]} */
  const names = [];
  const texts = (/** @type {ts.Node} */ node) =>
    ts.isArrayLiteralExpression(node)
      ? node.elements.filter(ts.isStringLiteralLike).map(({ text }) => text)
      : [];
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'examples') {
      if (ts.isArrayLiteralExpression(node.initializer))
        examples.push(...node.initializer.elements.map((one) => readExample(one, file)));
      return;
    }
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'use')
      use.push(...texts(node.initializer));
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'api') {
      const list = (/** @type {ts.Node} */ call) => {
        if (ts.isCallExpression(call))
          names.push(...call.arguments.filter(ts.isStringLiteralLike).map(({ text }) => text));
      };
      ts.forEachChild(node.initializer, list);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { examples, use, names };
}

/** @param {ts.Node} node @param {string} file @returns {Example} */
function readExample(node, file) {
  /** @type {Partial<Example>} */
  const example = {};
  const visit = (/** @type {ts.Node} */ child) => {
    if (ts.isPropertyAssignment(child) && ts.isStringLiteralLike(child.initializer)) {
      if (child.name.getText() === 'title') example.title = child.initializer.text;
      if (child.name.getText() === 'text') example.text = child.initializer.text;
    }
    if (ts.isCallExpression(child) && child.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [from] = child.arguments;
      if (from && ts.isStringLiteralLike(from))
        example.file = path.join(path.dirname(file), `${from.text.replace('?source', '')}.tsx`);
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  if (!example.title || !example.file)
    throw new Error(`${file} has an example without title or file.`);
  return { ...example, title: example.title, file: example.file };
}

const exampleOf = (/** @type {Example} */ { title, text, file }) =>
  [`### ${title}`, text && escaped(text), `\`\`\`tsx\n${readFileSync(file, 'utf8').trim()}\n\`\`\``]
    .filter(Boolean)
    .join('\n\n');

/** @param {string} name @param {ComponentFacts | undefined} facts */
function propsOf(name, facts) {
  if (!facts) throw new Error(`${name} is not a component of the kit.`);
  const cell = (/** @type {string} */ text) => escaped(text).replaceAll('|', '\\|');
  const code = (/** @type {string} */ text) => `\`${text.replaceAll('|', '\\|')}\``;
  const rows = facts.props.map(
    ({ name: prop, type, required, fallback, text }) =>
      `| ${code(prop)}${required ? ', required' : ''} | ${code(type)} | ${fallback ? code(fallback) : ''} | ${cell(text)} |`,
  );
  const table = ['| Prop | Type | Default | What it does |', '| --- | --- | --- | --- |', ...rows];
  const element =
    facts.element === undefined
      ? ''
      : `Also accepts every attribute of ${facts.element ? `\`<${facts.element}>\`` : 'its HTML element'}.`;
  return [`## Props of ${name}`, escaped(facts.text), rows.length > 0 && table.join('\n'), element]
    .filter(Boolean)
    .join('\n\n');
}

const camel = (/** @type {string} */ slug) =>
  slug.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
