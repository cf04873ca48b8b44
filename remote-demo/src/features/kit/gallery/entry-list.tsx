import { searchText } from '@praxis/contract/rules/texts/search-text';
import { useTranslation } from '@praxis/sdk';
import { useSearchParams } from '@praxis/sdk/router';
import { Button, EmptyState } from '@praxis/sdk/ui';
import { SearchBox } from '@praxis/sdk/ui/list';
import { Page, PageHeader } from '@praxis/sdk/ui/page';
import type { KitSection } from '../kit';
import { EntryCard } from './entry-card';
import styles from './entry-list.module.css';
import { useEntryTexts, useSectionTexts, type EntryTexts } from './entry-texts';

/** Cards of a section's entries, by group, with a search in the address. */
export function EntryList({ section }: { section: KitSection }) {
  const { t } = useTranslation('demo');
  const { title, subtitle } = useSectionTexts(section);
  const textsOf = useEntryTexts(section);
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const search = (text: string) =>
    setParams(text === '' ? {} : { q: text }, { replace: true, preventScrollReset: true });

  const found = section.entries
    .map((entry) => ({ entry, ...textsOf(entry) }))
    .filter((entry) => matches(entry, q));
  const groups = [...new Set(found.map(({ entry }) => entry.group))];
  return (
    <Page>
      <PageHeader title={title}>{subtitle}</PageHeader>
      <div className={styles['search']}>
        <SearchBox value={q} onSearch={search} label={t('kit.search')} />
        <span role="status" className={styles['count']}>
          {t('kit.count', { count: found.length })}
        </span>
      </div>
      {found.length === 0 && (
        <EmptyState
          drawing="search"
          title={t('kit.noMatch', { text: q })}
          action={<Button onClick={() => search('')}>{t('kit.clearSearch')}</Button>}
        />
      )}
      {groups.map((group) => (
        <section key={group ?? ''} className={styles['group']}>
          {group !== undefined && <h2>{t(`kit.groups.${group}`)}</h2>}
          <ul className={styles['cards']}>
            {found
              .filter(({ entry }) => entry.group === group)
              .map(({ entry, ...texts }) => (
                <EntryCard
                  key={entry.slug}
                  section={section}
                  slug={entry.slug}
                  heading={group === undefined ? 'h2' : 'h3'}
                  {...texts}
                />
              ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}

const matches = ({ title, lead }: EntryTexts, q: string) =>
  searchText(`${title} ${lead}`).includes(searchText(q.trim()));
