import { screen, waitFor } from '@testing-library/react';
import type { RawAnswer, RawRequest } from '@praxis/mock-server/core/raw';
import type { RemoteModule } from '../remote';
import { withFreeTexts } from './free-texts';
import { activeMarkup, hostileText, rightToLeft } from './hostile-text';
import { renderRemote, type RenderRemoteOptions } from './index';
import { leakingDirections } from './leaking-directions';
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
 * answered is a hostile text: the page shows it as it was written, nothing of it runs, and what stands
 * beside it is not turned round.
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
  const given = new Set<string>();
  beforeEach(() => {
    Object.assign(window, { hostile: ran });
    given.clear();
  });
  it.each(paths)(
    '%s shows hostile texts as texts',
    async (path) => {
      const at = path.includes(':') ? records[path] : path;
      if (at === undefined)
        throw new Error(`Name a record of ${path} in the app's test of hostile texts.`);
      const view = await renderRemote({
        remote,
        path: at,
        prepare: ({ rewriteAll }) => rewriteAll(withHostileTexts(given)),
      });
      await settle(view);
      const isShown = () => shown().includes(hostileText.slice(0, 60));
      // The code of what lies below the window comes later than the answers.
      if (!without.includes(path))
        await waitFor(() => expect([path, isShown()]).toEqual([path, true]));
      await settle(view);
      expect(screen.queryAllByRole('button', { name: 'Retry' })).toEqual([]);
      expect(activeMarkup()).toEqual([]);
      expect(ran).not.toHaveBeenCalled();
      expect(leakingDirections(given)).toEqual([]);
      expect([path, isShown()]).toEqual([path, !without.includes(path)]);
    },
    60_000,
  );
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

/** Makes the free texts of an answer hostile, and notes them. */
const withHostileTexts =
  (given: Set<string>) =>
  (answer: RawAnswer, request: Pick<RawRequest, 'method' | 'path'>): RawAnswer => {
    if (answer.status >= 400 || !/^[{[]/.test(answer.body)) return answer;
    const body = withFreeTexts(request, JSON.parse(answer.body), (text, key) => {
      const said = hostile(text, key);
      given.add(said);
      return said;
    });
    return { ...answer, body: JSON.stringify(body) };
  };

/** An address that somebody enters is a script's. */
const hostile = (text: string, key: string): string => {
  if (/url|website|link$/i.test(key)) return 'javascript:hostile()';
  return text.length > 100
    ? `${rightToLeft} ${hostileText}`
    : `${rightToLeft} ${text} ${hostileText}`;
};
