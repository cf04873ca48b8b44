import * as endpoints from '@praxis/contract/demo/knowledge-base';
import { DemoError } from '../../core/errors';
import { listAll } from '../../core/list';
import { handle, type Handler, type Simulation } from '../../core/module';
import {
  allQuestions,
  isCategory,
  knowledgeBaseCards,
  questionGroups,
  questionPage,
  type KnownQuestion,
} from './data';

/** The question of a request without a slug. */
const sampleSlug = 'can-two-rooms-be-booked-at-once';

/** The id is the question's slug. */
interface Feedback {
  id: string;
  helpful: boolean | null;
}

const tableOf = ({ database }: Simulation) => database.table<Feedback>('demo.question-feedback');

/** @throws {DemoError} 404 */
function questionOf(slug: string): KnownQuestion {
  const found = allQuestions.find((question) => question.slug === slug);
  if (!found) throw new DemoError(404);
  return found;
}

export const getKnowledgeBase = handle(endpoints.getKnowledgeBase, () => knowledgeBaseCards);

export const getKnowledgeBaseCategory = handle(
  endpoints.getKnowledgeBaseCategory,
  ({ query: { category } }) => {
    if (category !== '' && !isCategory(category)) throw new DemoError(404);
    return questionGroups(category);
  },
);

export const getKnowledgeBaseQuestion = handle(
  endpoints.getKnowledgeBaseQuestion,
  ({ query: { slug } }, { seededAt }) => questionPage(questionOf(slug || sampleSlug), seededAt),
);

export const searchKnowledgeBase = handle(endpoints.searchKnowledgeBase, ({ query: { q } }) => ({
  questions:
    q.trim() === ''
      ? []
      : listAll(allQuestions, { q, words: ({ article, group }) => [article[0], group.title] }).map(
          ({ id, slug, category, group, article: [question] }) => ({
            id,
            question,
            slug,
            category,
            group: group.title,
          }),
        ),
}));

export const getQuestionFeedback = handle(
  endpoints.getQuestionFeedback,
  ({ query: { slug } }, simulation) => ({
    helpful: tableOf(simulation).get(questionOf(slug).slug)?.helpful ?? null,
  }),
);

export const giveQuestionFeedback = handle(
  endpoints.giveQuestionFeedback,
  ({ body: { slug, helpful } }, simulation) => {
    tableOf(simulation).put({ id: questionOf(slug).slug, helpful });
    return { helpful };
  },
);

export const handlers: readonly Handler[] = [
  getKnowledgeBase,
  getKnowledgeBaseCategory,
  getKnowledgeBaseQuestion,
  searchKnowledgeBase,
  getQuestionFeedback,
  giveQuestionFeedback,
];
