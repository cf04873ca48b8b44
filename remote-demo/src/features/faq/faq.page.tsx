import { useTranslation } from '@praxis/sdk';
import { useList, type ListQuery } from '@praxis/sdk/ui/list';
import { Page } from '@praxis/sdk/ui/page';
import { HelpHero } from '../../shared/help/help-hero';
import { ContactBand } from './contact-band';
import { FaqResults } from './faq-results';
import { faqQuery } from './queries';

const argsOf = ({ q }: ListQuery) => ({ query: { q } });

/** Questions and answers in five topics, with a search as the user types. */
export default function FaqPage() {
  const { t } = useTranslation('demo');
  const { list, rows: topics } = useList(faqQuery, argsOf, { publicSearch: true });
  return (
    <Page>
      <HelpHero
        title={t('faq.title')}
        search={t('faq.search')}
        q={list.q}
        onSearch={list.setSearch}
      />
      <FaqResults q={list.q} query={topics} onClear={list.clear} />
      {/* Not below the outline of the answers, which it would leave by several screens. */}
      {(topics.shown ?? topics.error) && <ContactBand />}
    </Page>
  );
}
