import { screen } from '@testing-library/react';
import { isPracticePath } from '@praxis/contract/endpoint';
import type { RawAnswer, RawRequest } from '@praxis/mock-server/core/raw';
import type { RemoteModule } from '../remote';
import { withFreeTexts } from './free-texts';
import { activeMarkup, hostileText } from './hostile-text';
import { renderRemote, type RenderRemoteOptions } from './index';
import { settle } from './settle';

type Address = RenderRemoteOptions['path'];

export interface PagesWithHostileTexts {
  remote: RemoteModule;
  /** By the path of each page that has a parameter: an address of it, or how to find one. */
  records: Readonly<Record<string, Address>>;
  /** Addresses of the same pages that show something else: their tabs. */
  more?: readonly string[];
  /** Pages that show nothing that a person wrote. */
  without?: readonly string[];
  /** Pages that ask for nothing, by their addresses or the first part of these: they are left out. */
  leftOut?: readonly string[];
}

/**
 * A test for every page of an app, from its `pages`. Every name, subject, reason and note that it is
 * answered is a hostile text: the page shows it as it was written, and nothing of it runs.
 */
export function testPagesWithHostileTexts({
  remote,
  records,
  more = [],
  without = [],
  leftOut = [],
}: PagesWithHostileTexts) {
  const paths = remote.pages
    .flatMap(({ path }) => [path].flat())
    .concat(more)
    .filter((path) => !leftOut.includes(path) && !leftOut.includes(path.split('/')[1] ?? ''));
  const ran = jest.fn();
  beforeEach(() => void Object.assign(window, { hostile: ran }));
  it.each(paths)('%s shows hostile texts as texts', async (path) => {
    const at = path.includes(':') ? records[path] : path;
    if (at === undefined)
      throw new Error(`Name a record of ${path} in the app's test of hostile texts.`);
    const view = await renderRemote({
      remote,
      path: at,
      prepare: ({ rewriteAll }) => rewriteAll(withHostileTexts),
    });
    await settle(view);
    expect(screen.queryAllByRole('button', { name: 'Retry' })).toEqual([]);
    expect(activeMarkup()).toEqual([]);
    expect(ran).not.toHaveBeenCalled();
    if (!without.includes(path)) expect(shown()).toContain(hostileText.slice(0, 60));
  });
}

/** What a person reads on the page, in its fields too. */
const shown = () =>
  [
    document.body.textContent,
    ...Array.from(
      document.querySelectorAll<HTMLInputElement>('input, textarea'),
      ({ value }) => value,
    ),
  ].join('\n');

/** An answer whose texts of people are hostile. Codes, ids and times begin otherwise than a sentence. */
function withHostileTexts(
  answer: RawAnswer,
  request: Pick<RawRequest, 'method' | 'path'>,
): RawAnswer {
  if (answer.status >= 400 || !/^[{[]/.test(answer.body)) return answer;
  if (!isPracticePath(request.path)) {
    const body = withFreeTexts(request, JSON.parse(answer.body), hostile);
    return { ...answer, body: JSON.stringify(body) };
  }
  const body = JSON.stringify(JSON.parse(answer.body), (key, value: unknown) => {
    if (typeof value !== 'string') return value;
    // As long as a message may be, and one word.
    if (key === 'body') return hostileText.padEnd(5000, 'x');
    if (value === '') return mayBeEmpty.has(key) ? hostileText : value;
    if (!/^\p{Lu}[^/]{3,}$/u.test(value)) return value;
    return value.length > 100 ? hostileText : `${value} ${hostileText}`;
  });
  return { ...answer, body };
}

/** An address that somebody enters is a script's. */
const hostile = (text: string, key: string): string => {
  if (/url|website|link$/i.test(key)) return 'javascript:hostile()';
  return text.length > 100 ? hostileText : `${text} ${hostileText}`;
};

/** What many records have none of. */
const mayBeEmpty = new Set(['reason', 'note']);
