import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { useParams } from '@praxis/sdk/router';
import { Card, Loading } from '@praxis/sdk/ui';
import { Page } from '@praxis/sdk/ui/page';
import { useScrollToTop } from '../../shared/reading/use-scroll-to-top';
import { categoryPath } from './addresses';
import { Missing } from './missing';
import { cardsQuery, groupsQuery, questionQuery } from './queries';
import { Answer } from './question/answer';

/** Page of a question with its answer. */
export default function QuestionPage() {
  const { t } = useTranslation('demo');
  const { category = '', question: slug = '' } = useParams();
  useScrollToTop(slug);
  const cards = useQuery(cardsQuery, {});
  const groups = useQuery(groupsQuery, { query: { category } });
  const page = useQuery(questionQuery, { query: { slug } });

  const title = cards.data?.find((one) => one.category === category)?.title;
  const back = { to: categoryPath(category), label: title ?? t('knowledge.title') };
  const others = groups.data?.flatMap(({ questions }) => questions);
  const isElsewhere = others?.every((one) => one.slug !== slug);
  const failed = [page, groups].filter(({ error, data }) => error && !data);
  // Retry reloads every failed query.
  const query = { ...(failed[0] ?? page), reload: () => failed.forEach(({ reload }) => reload()) };
  if (failed.length > 0 || isElsewhere)
    return <Missing query={query} title={t('knowledge.questionMissing')} back={back} />;
  if (page.data && others)
    return <Answer key={slug} {...{ category, slug, others, back }} page={page.data} />;
  return (
    <Page>
      <Card>
        <Loading count={8} />
      </Card>
    </Page>
  );
}
