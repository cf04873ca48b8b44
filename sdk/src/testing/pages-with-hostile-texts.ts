import { screen, waitFor } from '@testing-library/react';
import type { RemoteModule } from '../remote';
import { hostileTexts } from './hostile-responses';
import { renderRemote, type RenderRemoteOptions } from './index';
import { settle } from './settle';

type Address = RenderRemoteOptions['path'];

export interface PagesWithHostileTexts {
  remote: RemoteModule;
  /** Addresses of pages with parameters, by path: fixed or found in the sample data. */
  records: Readonly<Record<string, Address>>;
  /** More addresses of the same pages with other content: their tabs. */
  more?: readonly string[];
  /** Pages without user-written texts. */
  without?: readonly string[];
  /** Pages to skip, without requests: by address or by the first segment of their path. */
  leftOut?: readonly string[];
}

/**
 * Defines a test for every page of an app, from its `pages`. Every name, subject, reason and note in a
 * response is a hostile text: the page has to show it as text, run nothing of it, and keep it from reversing
 * its neighbors.
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
  it.each(paths)(
    '%s shows hostile texts as plain text',
    async (path) => {
      const at = path.includes(':') ? records[path] : path;
      if (at === undefined)
        throw new Error(`Name a record of ${path} in the app's test of hostile texts.`);
      const texts = hostileTexts();
      const view = await renderRemote({
        remote,
        path: at,
        prepare: ({ rewriteAll }) => rewriteAll(texts.rewrite),
      });
      await settle(view);
      // Code of content below the fold loads after the responses.
      if (!without.includes(path))
        await waitFor(() => expect([path, texts.isShown()]).toEqual([path, true]));
      await settle(view);
      expect(screen.queryAllByRole('button', { name: 'Retry' })).toEqual([]);
      texts.expectOnlyTexts();
      expect([path, texts.isShown()]).toEqual([path, !without.includes(path)]);
    },
    60_000,
  );
}
