import { useTranslation } from '@praxis/sdk';
import { usePreload, useQuery } from '@praxis/sdk/data';
import { useListQuery } from '@praxis/sdk/ui/list';
import { Page } from '@praxis/sdk/ui/page';
import { HelpHero } from '../../shared/help/help-hero';
import { ContactBand } from './contact-band';
import { FaqResults } from './faq-results';
import { faqQuery } from './queries';

/** Questions and answers in five topics, searched as one types. */
export default function FaqPage() {
  const { t } = useTranslation('demo');
  const preload = usePreload();
  const list = useListQuery({
    publicSearch: true,
    ahead: ({ q }) => preload(faqQuery, { query: { q } }),
  });
  const topics = useQuery(faqQuery, { query: { q: list.q } });
  return (
    <Page>
      <HelpHero
        title={t('faq.title')}
        search={t('faq.search')}
        q={list.q}
        onSearch={list.setSearch}
      />
      <FaqResults q={list.q} query={topics} onClear={list.clear} />
      <ContactBand />
    </Page>
  );
}
