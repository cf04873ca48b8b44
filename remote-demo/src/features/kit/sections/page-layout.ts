import type { EntryContent, KitSection } from '../kit';

/** How pages are put together; each pattern leads to pages that use it. */
export const pageLayout: KitSection = {
  slug: 'page-layout',
  load: (slug): Promise<{ default: EntryContent }> =>
    import(/* webpackChunkName: "kit-[request]" */ `../page-layout/${slug}.entry`),
  entries: [
    { slug: 'list-page' },
    { slug: 'record-drawer' },
    { slug: 'form-page' },
    { slug: 'wizard' },
    { slug: 'empty-page' },
    { slug: 'error-page' },
    { slug: 'without-frame' },
  ],
};
