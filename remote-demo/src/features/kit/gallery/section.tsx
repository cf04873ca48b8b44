import { useTranslation } from '@praxis/sdk';
import { useParams } from '@praxis/sdk/router';
import { MissingRecord } from '../../../shared/missing-record';
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
    <MissingRecord
      title={t('kit.notFound.title')}
      text={t('kit.notFound.text')}
      back={{ to: path, label: title }}
      action={t('kit.notFound.back')}
    />
  );
}
