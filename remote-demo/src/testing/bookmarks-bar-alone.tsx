import type { RemoteModule } from '@praxis/sdk';
import BookmarksBar from '../features/directory/bookmarks/bookmarks-bar';
import '../features/directory/dialogs/edit-bookmarks'; // What it fetches later is there before the page, as in the product's rest.
import { remote } from '../remote';
import { manifestFor } from './manifest';

/** An app that is the bar of the bookmarks alone, in the place of its pages. */
export function bookmarksBarAlone(navigation = manifestFor()): RemoteModule {
  const Bar = () => <BookmarksBar navigation={navigation} />;
  return {
    ...remote,
    pages: [{ path: '/*', title: 'ecommerce', load: async () => ({ default: Bar }) }],
    sharedTexts: (language) => remote.texts('directory', language),
  };
}
