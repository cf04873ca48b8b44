import { useTranslation } from '@praxis/sdk';
import { useParams } from '@praxis/sdk/router';
import { Card, EmptyState, LinkButton } from '@praxis/sdk/ui';
import { Page, PageHeader } from '@praxis/sdk/ui/page';
import type { KitSection } from '../kit';
import { EntryList } from './entry-list';
import { useSectionTexts } from './entry-texts';
import { EntryView } from './entry-view';

/** Section of the kit: the list of its entries, or the one that the address names. */
export function Section({ section }: { section: KitSection }) {
  const { t } = useTranslation('demo');
  const { entry: slug } = useParams();
  const { title } = useSectionTexts(section);
  if (slug === undefined) return <EntryList section={section} />;

  const entry = section.entries.find((each) => each.slug === slug);
  if (entry) return <EntryView key={slug} section={section} entry={entry} />;
  const path = `/${section.slug}`;
  return (
    <Page>
      <PageHeader title={t('kit.notFound.title')} back={{ to: path, label: title }} />
      <Card>
        <EmptyState
          drawing="search"
          title={t('kit.notFound.text')}
          action={<LinkButton to={path}>{t('kit.notFound.back')}</LinkButton>}
        />
      </Card>
    </Page>
  );
}
