import { screen, waitFor } from '@testing-library/react';
import type { RemoteModule } from '../remote';
import { hostileTexts } from './hostile-answers';
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
  it.each(paths)(
    '%s shows hostile texts as texts',
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
      // The code of what lies below the window comes later than the answers.
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
