import {
  getKnowledgeBase,
  getKnowledgeBaseCategory,
  getKnowledgeBaseQuestion,
  getQuestionFeedback,
  searchKnowledgeBase,
} from '@praxis/contract/demo/knowledge-base';
import { query } from '@praxis/sdk/data';

/** Categories. */
export const cardsQuery = query({
  app: 'demo',
  name: 'knowledge-base',
  endpoint: getKnowledgeBase,
});

/** Groups of questions of one category. */
export const groupsQuery = query({
  app: 'demo',
  name: 'knowledge-base-category',
  endpoint: getKnowledgeBaseCategory,
});

export const questionQuery = query({
  app: 'demo',
  name: 'knowledge-base-question',
  endpoint: getKnowledgeBaseQuestion,
});

/** Matching questions of all categories. */
export const searchQuery = query({
  app: 'demo',
  name: 'knowledge-base-search',
  endpoint: searchKnowledgeBase,
});

/**
 * The reader's feedback on an answer, with the question's slug as its id for optimistic updates.
 */
export const feedbackQuery = query({
  app: 'demo',
  name: 'knowledge-base-feedback',
  endpoint: getQuestionFeedback,
  ask: async (client, args: { query: { slug: string } }, options) => ({
    id: args.query.slug,
    ...(await client.call(getQuestionFeedback, args, options)),
  }),
});
