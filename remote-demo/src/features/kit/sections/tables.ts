import type { EntryContent, KitSection } from '../kit';

/** Tables of the kit and of antd, and the parts of a list page. */
export const tables: KitSection = {
  slug: 'tables',
  load: (slug): Promise<{ default: EntryContent }> =>
    import(/* webpackChunkName: "kit-tables-[request]" */ `../tables/${slug}.entry`),
  entries: [
    { slug: 'data-table', name: 'DataTable', group: 'tablesOfKit' },
    { slug: 'list-parts', group: 'tablesOfKit' },
    { slug: 'csv', group: 'tablesOfKit' },
    { slug: 'table', name: 'Table', group: 'tablesOfAntd' },
    { slug: 'large-table', group: 'tablesOfAntd' },
  ],
};
