import type { RemoteModule } from '@praxis/sdk';
import BookmarksBar from '../features/directory/bookmarks/bookmarks-bar';
import '../features/directory/dialogs/edit-bookmarks'; // Preloads the lazy chunk.
import { remote } from '../remote';
import { manifestFor } from './manifest';

/** App whose only page is the bookmarks bar. */
export function bookmarksBarApp(navigation = manifestFor()): RemoteModule {
  const Bar = () => <BookmarksBar navigation={navigation} />;
  return {
    ...remote,
    pages: [{ path: '/*', title: 'ecommerce', load: async () => ({ default: Bar }) }],
    sharedTexts: (language) => remote.texts('directory', language),
  };
}
