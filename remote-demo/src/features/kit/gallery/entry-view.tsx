import { lazyComponent, Loading } from '@praxis/sdk/ui';
import { Page, PageHeader, useRecordTitle } from '@praxis/sdk/ui/page';
import type { KitEntry, KitSection } from '../kit';
import { useEntryTexts, useSectionTexts } from './entry-texts';
import { Neighbors } from './neighbors';

const EntryBody = lazyComponent(
  () => import(/* webpackChunkName: "kit-entry" */ './entry-body'),
  <Loading shape="text" count={6} />,
);

/** Page of an entry. The header renders immediately, the content when its code has loaded. */
export function EntryView({ section, entry }: { section: KitSection; entry: KitEntry }) {
  const { title: sectionTitle } = useSectionTexts(section);
  const { title, lead } = useEntryTexts(section)(entry);
  useRecordTitle(title);
  return (
    <Page>
      <PageHeader title={title} back={{ to: `/${section.slug}`, label: sectionTitle }}>
        {lead}
      </PageHeader>
      <EntryBody section={section} slug={entry.slug} />
      <Neighbors section={section} entry={entry} />
    </Page>
  );
}
