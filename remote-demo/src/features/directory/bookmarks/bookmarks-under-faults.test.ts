import { act, screen } from '@testing-library/react';
import { moveBookmark, toggleBookmark } from '@praxis/contract/demo/search';
import { testFormsUnderFaults } from '@praxis/sdk/testing/forms-under-faults';
import { bookmarksBarApp } from '../../../testing/bookmarks-bar-app';

/** jsdom has no layout. */
beforeEach(() => void jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600));

/** Opens the dialog of the bar, unless it is still open from before a navigation. */
async function editBookmarks(): Promise<void> {
  if (screen.queryByRole('dialog')) return;
  await press('button', 'More bookmarks');
  await press('menuitem', 'Edit bookmarks');
}

async function press(role: string, name: string): Promise<void> {
  const found = await screen.findByRole(role, { name });
  await act(async () => found.click());
}

testFormsUnderFaults(bookmarksBarApp(), {
  'bookmark a page': {
    path: '/apps/ecommerce/shop',
    submit: 'Bookmark this page',
    sends: toggleBookmark,
    toggles: true,
  },
  'move a bookmark': {
    path: '/apps/ecommerce/shop',
    open: [editBookmarks, 'Move Email'],
    submit: 'Move down',
    sends: moveBookmark,
  },
});
