import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { toJSONSchema } from 'zod/v4/core';
import { importTypeScript } from '../env/typescript.mjs';
import { rootDirectory } from '../workspace.mjs';
import { typeOfSchema } from './type-of-schema.mjs';

/** @typedef {import('@praxis/contract').Endpoint} Endpoint */
/** @typedef {{ group: string, name: string, endpoint: Endpoint }} Named */
/** @typedef {{ params: { group: string, title: string, half: string }, content: string }} Page */

const halves = [
  { half: 'Practice', file: 'contract/src/endpoints/all.ts', list: 'allEndpoints' },
  { half: 'Demo area', file: 'contract/src/demo/all.ts', list: 'demoEndpoints' },
];

/**
 * The contract's reference: one page for each file of endpoints.
 * @returns {Promise<Page[]>}
 */
export const endpointPages = () => (pages ??= makePages());

/** @type {Promise<Page[]> | undefined} */
let pages;

/** @returns {Promise<Page[]>} */
async function makePages() {
  return (await Promise.all(halves.map(pagesOfHalf))).flat();
}

/** @param {(typeof halves)[number]} half @returns {Promise<Page[]>} */
async function pagesOfHalf({ half, file, list }) {
  const exported = await importTypeScript(path.join(rootDirectory, file));
  const endpoints = /** @type {Named[]} */ (exported[list]);
  const groups = [...new Set(endpoints.map(({ group }) => group))];
  return groups.map((group) => {
    const name = kebab(group);
    const docs = docsIn(path.join(rootDirectory, path.dirname(file), `${name}.ts`));
    const sections = endpoints
      .filter((one) => one.group === group)
      .map((one) => sectionOf(one, docs.get(one.name) ?? ''));
    return {
      params: { group: half === 'Practice' ? name : `demo-${name}`, title: wordsOf(name), half },
      content: sections.join('\n\n'),
    };
  });
}

/** @param {Named} named @param {string} doc */
function sectionOf({ name, endpoint }, doc) {
  const { method, path: address, params, query, body, response, status = 200 } = endpoint;
  const shapes = [
    ['Path', params, 'input'],
    ['Query', query, 'input'],
    ['Body', body, 'input'],
    [
      `Response, ${response ? status : `${status === 200 ? 204 : status}: nothing`}`,
      response,
      'output',
    ],
  ].flatMap(([label, schema, io]) =>
    schema ? [`**${label}**\n\n\`\`\`ts\n${textOfSchema(schema, io)}\n\`\`\``] : [],
  );
  return [
    `## ${name}`,
    `\`${method} ${address}\``,
    doc,
    factsOf(endpoint)
      .map((fact) => `- ${fact}`)
      .join('\n'),
    ...shapes,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Facts for a caller, in addition to the schemas. */
function factsOf(/** @type {Endpoint} */ endpoint) {
  const { audience, errors = [], reads, changes, versioned, idempotent } = endpoint;
  const callers = { public: 'anybody', signedIn: 'anybody signed in' };
  const code = (/** @type {readonly string[]} */ all) => all.map((one) => `\`${one}\``).join(', ');
  return [
    `Caller: ${typeof audience === 'string' ? callers[audience] : audience.map((role) => wordsOf(role).toLowerCase()).join(', ')}`,
    versioned && 'Requires the version of the record: `If-Match`',
    idempotent && 'Is executed once per `Idempotency-Key`',
    errors.length > 0 && `Errors: ${code(errors)}`,
    reads && reads.length > 0 && `Reads: ${code(reads)}`,
    changes && changes.length > 0 && `Changes: ${code(changes)}`,
  ].filter((fact) => fact !== undefined && fact !== false);
}

/** @param {unknown} schema @param {unknown} io */
const textOfSchema = (schema, io) =>
  typeOfSchema(
    /** @type {import('./type-of-schema.mjs').JsonSchema} */ (
      toJSONSchema(/** @type {never} */ (schema), {
        unrepresentable: 'any',
        io: io === 'input' ? 'input' : 'output',
      })
    ),
  );

/** The JSDoc of a file's exports, by name. */
function docsIn(/** @type {string} */ file) {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  /** @type {Map<string, string>} */
  const docs = new Map();
  for (const statement of source.statements)
    if (ts.isVariableStatement(statement)) {
      const [doc] = ts.getJSDocCommentsAndTags(statement);
      const text = doc && ts.getTextOfJSDocComment(doc.comment);
      const [declaration] = statement.declarationList.declarations;
      if (text && declaration) docs.set(declaration.name.getText(), text);
    }
  return docs;
}

const kebab = (/** @type {string} */ name) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `doctor-appointments` or `teamMember` as words. */
function wordsOf(/** @type {string} */ name) {
  const words = kebab(name).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
