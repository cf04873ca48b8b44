import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Link } from '@praxis/sdk/router';
import { useListQuery } from '@praxis/sdk/ui/list';
import { Loaded } from '@praxis/sdk/ui/overlay';
import { Page } from '@praxis/sdk/ui/page';
import { HelpHero } from '../../shared/help/help-hero';
import { CategoryCards } from './category-cards';
import { cardsQuery } from './queries';
import { SearchResults } from './search/search-results';

/** Six categories of help, and a search across all of them. */
export default function KnowledgeBasePage() {
  const { t } = useTranslation('demo');
  const list = useListQuery({ publicSearch: true });
  const cards = useQuery(cardsQuery, {});
  return (
    <Page>
      <HelpHero
        title={t('knowledge.title')}
        search={t('knowledge.search')}
        q={list.q}
        onSearch={list.setSearch}
      >
        <Link to="/pages/faq">{t('knowledge.toFaq')}</Link>
      </HelpHero>
      <Loaded query={cards}>
        {(all) =>
          list.q === '' ? (
            <CategoryCards cards={all} />
          ) : (
            <SearchResults q={list.q} cards={all} onClear={list.clear} />
          )
        }
      </Loaded>
    </Page>
  );
}
