import { describe, expect, it, test } from '@jest/globals';
import path from 'node:path';
import {
  faultOf,
  filesEnding,
  filesNamedIn,
  headingsOf,
  relativeLinksOf,
  textOf,
} from './markdown';

const pages = filesEnding(/\.md$/);
const sources = filesEnding(/\.([cm]?[jt]sx?|css|html|json|conf)$/);

/** A reference to a page, such as `docs/domain.md#slots`, in comments and tests. */
const citation = /\bdocs\/[\w/-]+\.md(?:#[\w-]+)?/g;

describe('references from code', () => {
  const citations = sources.flatMap((file) =>
    [...textOf(file).matchAll(citation)].map(([target]) => ({ file, target })),
  );

  it('point to an existing page and heading of docs', () => {
    expect(citations.length).toBeGreaterThan(0);
    const faults = citations.flatMap(({ file, target }) => {
      const fault = faultOf(target);
      return fault ? [`${file} cites ${fault}`] : [];
    });
    expect(faults).toEqual([]);
  });

  it('point to nothing outside of the repository', () => {
    const outside = sources.flatMap((file) =>
      [
        ...textOf(file).matchAll(
          /[\w./-]*\b(product|healthcare|domain|design|architecture|words)\.md/g,
        ),
      ]
        .filter(([target]) => faultOf(target) !== undefined)
        .map(([target]) => `${file} cites ${target}`),
    );
    expect(outside).toEqual([]);
  });
});

describe.each(pages)('%s', (page) => {
  it('has one title, and no heading twice', () => {
    const headings = headingsOf(textOf(page));
    expect(headings.filter(({ depth }) => depth === 1)).toHaveLength(1);
    expect(headings[0]?.depth).toBe(1);
    const anchors = headings.map(({ anchor }) => anchor);
    expect(anchors.filter((anchor, at) => anchors.indexOf(anchor) !== at)).toEqual([]);
  });

  it('names only files that exist', () => {
    const missing = filesNamedIn(textOf(page)).filter((file) => faultOf(file) !== undefined);
    expect(missing).toEqual([]);
  });

  it('has no broken links', () => {
    const faults = relativeLinksOf(textOf(page)).flatMap((target) => {
      const file = target.startsWith('#')
        ? `${page}${target}`
        : path.posix.join(path.posix.dirname(page), target);
      return faultOf(file) ?? [];
    });
    expect(faults).toEqual([]);
  });
});

test('lists every page in the index of docs', () => {
  const listed = relativeLinksOf(textOf('docs/README.md')).map((target) => `docs/${target}`);
  const all = pages.filter(
    (page) => page.startsWith('docs/') && page !== 'docs/README.md' && !page.includes('['),
  );
  expect(all.filter((page) => !listed.includes(page))).toEqual([]);
});
