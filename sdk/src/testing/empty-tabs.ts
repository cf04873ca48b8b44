import { screen } from '@testing-library/react';
import type { RemoteModule } from '../remote';
import { renderRemote, type RemoteBackEnd } from './index';

/** Address of a tab, title of its empty state, and text that other tabs' empty states show. */
export type EmptyTab = readonly [path: string, title: string, elsewhere: string];

/** Empties every list. */
const prepare = ({ rewriteAll }: RemoteBackEnd) =>
  rewriteAll((response) => {
    if (!response.body.includes('"items":')) return response;
    const list = JSON.parse(response.body) as object;
    return { ...response, body: JSON.stringify({ ...list, items: [], total: 0 }) };
  });

/** Defines a test for each tab: without records it shows its own empty state. */
export function testEmptyTabs(remote: RemoteModule, tabs: readonly EmptyTab[]) {
  it.each(tabs)(
    'shows an empty state at %s, without text that belongs to other tabs',
    async (path, title, elsewhere) => {
      await renderRemote({ remote, path, prepare });
      expect(await screen.findByText(title)).toBeVisible();
      expect(screen.queryByText(elsewhere)).not.toBeInTheDocument();
    },
  );
}
