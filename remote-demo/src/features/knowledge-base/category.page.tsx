import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { useParams } from '@praxis/sdk/router';
import { Loading } from '@praxis/sdk/ui';
import { Page, PageHeader, useRecordTitle } from '@praxis/sdk/ui/page';
import { knowledgeBasePath } from './addresses';
import { GroupCard } from './group-card';
import styles from './knowledge-base.module.css';
import { Missing } from './missing';
import { cardsQuery, groupsQuery } from './queries';

/** Page of a category: its questions in six groups. */
export default function CategoryPage() {
  const { t } = useTranslation('demo');
  const { category = '' } = useParams();
  const cards = useQuery(cardsQuery, {});
  const groups = useQuery(groupsQuery, { query: { category } });
  const card = cards.data?.find((one) => one.category === category);
  useRecordTitle(card?.title);
  if (groups.error && !groups.data)
    return (
      <Missing
        query={groups}
        title={t('knowledge.categoryMissing')}
        back={{ to: knowledgeBasePath, label: t('knowledge.title') }}
      />
    );
  return (
    <Page>
      <PageHeader
        title={card?.title ?? t('knowledge.title')}
        back={{ to: knowledgeBasePath, label: t('knowledge.title') }}
      >
        {card?.desc}
      </PageHeader>
      {groups.data ? (
        <div className={styles['groups']}>
          {groups.data.map((group) => (
            <GroupCard key={group.id} category={category} group={group} />
          ))}
        </div>
      ) : (
        <Loading shape="cards" count={6} />
      )}
    </Page>
  );
}
