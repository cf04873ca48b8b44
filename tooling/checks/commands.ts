import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Endpoint } from '@praxis/contract';
import { rootDirectory } from '../workspace.mjs';

/** Specifiers of the contract's modules that declare endpoints. */
const declaring = /^@praxis\/contract\/(endpoints|demo)\/[a-z-]+$/;

/**
 * The commands, endpoints that change something, that a package's sources import from the contract.
 */
export async function commandsUsedIn(directory: string): Promise<string[]> {
  const used = new Set<string>();
  for (const file of sourcesOf(directory))
    for (const { from, name } of importsOf(parse(file)).values())
      if (await isCommand(from, name)) used.add(name);
  return [...used].sort();
}

/** The commands in the rows of a package's tests of forms under faults. */
export function commandsInRowsOf(directory: string): string[] {
  const sent = filesOf(directory)
    .filter((file) => test.test(file))
    .map(parse)
    .filter(({ text }) => text.includes('/testing/forms-under-faults'))
    .flatMap((file) => {
      const imports = importsOf(file);
      return sendsIn(file).map((name) => imports.get(name)?.name ?? name);
    });
  return [...new Set(sent)].sort();
}

const test = /\.test\.tsx?$/;

const filesOf = (directory: string): string[] =>
  readdirSync(path.join(rootDirectory, directory, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(rootDirectory, directory, 'src', file));

const sourcesOf = (directory: string): string[] =>
  filesOf(directory).filter((file) => !test.test(file) && !file.includes('/testing/'));

function parse(file: string): ts.SourceFile {
  const code = readFileSync(file, 'utf8');
  return ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
}

/** A file's imports from the contract's declarations, by local name. */
function importsOf(file: ts.SourceFile): Map<string, { from: string; name: string }> {
  const found = new Map<string, { from: string; name: string }>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      continue;
    const { text: from } = statement.moduleSpecifier;
    const named = statement.importClause?.namedBindings;
    if (!declaring.test(from) || !named || !ts.isNamedImports(named)) continue;
    for (const { name, propertyName } of named.elements)
      found.set(name.text, { from, name: (propertyName ?? name).text });
  }
  return found;
}

async function isCommand(from: string, name: string): Promise<boolean> {
  const module = (await import(from)) as Record<string, Partial<Endpoint> | undefined>;
  const { method = 'GET', changes = [], idempotent = false } = module[name] ?? {};
  return method !== 'GET' && (changes.length > 0 || idempotent);
}

function sendsIn(file: ts.SourceFile): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'sends')
      names.push(node.initializer.getText());
    node.forEachChild(visit);
  };
  visit(file);
  return names;
}
