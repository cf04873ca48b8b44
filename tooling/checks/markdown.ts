import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDirectory } from '../workspace.mjs';

const ignored = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report']);

/** Files of the repository whose names match, by their paths from its root. */
export function filesEnding(ending: RegExp, directory = ''): string[] {
  return readdirSync(path.join(rootDirectory, directory), { withFileTypes: true }).flatMap(
    (entry) => {
      if (entry.name.startsWith('.') || ignored.has(entry.name)) return [];
      const file = path.posix.join(directory, entry.name);
      if (entry.isDirectory()) return filesEnding(ending, file);
      return ending.test(entry.name) ? [file] : [];
    },
  );
}

export const textOf = (file: string) => readFileSync(path.join(rootDirectory, file), 'utf8');

const inRepository = /^(contract|sdk|shell|remote-\w+|mock-server|e2e|tooling|deploy|docs)\//;

const withoutBlocks = (page: string) => page.replace(/^```[\s\S]*?^```/gm, '');

/** A page without code, which may contain text that looks like a heading or a link. */
const proseOf = (page: string) => withoutBlocks(page).replace(/`[^`\n]*`/g, '');

/** Files and folders, except builds, that a page names outside of code blocks. */
export const filesNamedIn = (page: string) =>
  [...withoutBlocks(page).matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g)]
    .map(([, file = '']) => file)
    .filter((file) => inRepository.test(file) && !file.includes('/dist'));

/** Anchor of a heading, as GitHub and VitePress generate it. */
const anchorOf = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replace(/ /g, '-');

/** Depth and anchor of a page's headings. */
export const headingsOf = (page: string) =>
  [...withoutBlocks(page).matchAll(/^(#+) (.+)$/gm)].map(([, marks = '', text = '']) => ({
    depth: marks.length,
    anchor: anchorOf(text),
  }));

/** Targets of a page's links and pictures within the repository. */
export const relativeLinksOf = (page: string) =>
  [...proseOf(page).matchAll(/\]\(([^)\s]+)\)|(?:src|href|srcset)="([^"]+)"/g)]
    .map(([, link, attribute]) => link ?? attribute ?? '')
    .filter((target) => !/^[a-z]+:/.test(target));

/**
 * What is wrong with a target, `file#anchor` from the repository's root: no such file or heading.
 * Undefined if it exists.
 */
export function faultOf(target: string): string | undefined {
  const [file = '', anchor] = target.split('#');
  if (!existsSync(path.join(rootDirectory, file))) return `${target}: there is no such file`;
  if (anchor === undefined) return undefined;
  const found = headingsOf(textOf(file)).some((heading) => heading.anchor === anchor);
  return found ? undefined : `${target}: the page has no such heading`;
}
