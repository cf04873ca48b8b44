import { readFileSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowJs: true,
};

const source = /\.(tsx?|mjs|js)$/;
const ignored = /(^|[\\/])(node_modules|dist|coverage|\.[^\\/]+)[\\/]/;

/**
 * Import cycles. Type imports and dynamic imports count too, because a reader of one of these files
 * has to know them all.
 * @param root directory to search
 * @returns the files of each cycle, by their path from the root
 */
export function importCycles(root: string): string[][] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => source.test(file) && !ignored.test(file))
    .map((file) => path.join(root, file));
  const cache = ts.createModuleResolutionCache(root, (name) => name, options);
  const known = new Set(files);
  const imports = new Map(
    files.map((file) => [
      file,
      ts
        .preProcessFile(readFileSync(file, 'utf8'), true, true)
        .importedFiles.map(({ fileName }) => fileOf(fileName, file, cache))
        .filter((imported) => imported !== undefined && known.has(imported)) as string[],
    ]),
  );
  return findCycles(imports).map((cycle) => cycle.map((file) => path.relative(root, file)).sort());
}

function fileOf(name: string, from: string, cache: ts.ModuleResolutionCache): string | undefined {
  const { resolvedModule } = ts.resolveModuleName(name, from, options, ts.sys, cache);
  return resolvedModule && realpathSync(resolvedModule.resolvedFileName);
}

/** Strongly connected components with more than one node (Tarjan's algorithm). */
function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const lowLinks = new Map<string, number>();
  const open: string[] = [];
  const visit = (node: string): number => {
    const index = order.size;
    order.set(node, index);
    lowLinks.set(node, index);
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      const reached = !order.has(next)
        ? visit(next)
        : open.includes(next)
          ? order.get(next)
          : index;
      lowLinks.set(node, Math.min(lowLinks.get(node) ?? index, reached ?? index));
    }
    if (lowLinks.get(node) === index) {
      const cycle = open.splice(open.indexOf(node));
      if (cycle.length > 1) found.push(cycle);
    }
    return lowLinks.get(node) ?? index;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return found;
}
