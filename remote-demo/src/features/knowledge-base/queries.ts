import {
  getKnowledgeBase,
  getKnowledgeBaseCategory,
  getKnowledgeBaseQuestion,
  getQuestionFeedback,
  searchKnowledgeBase,
} from '@praxis/contract/demo/knowledge-base';
import { query } from '@praxis/sdk/data';

/** The categories. */
export const cardsQuery = query({
  app: 'demo',
  name: 'knowledge-base',
  endpoint: getKnowledgeBase,
});

/** The groups of questions of one category. */
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

/** Questions of all categories that are searched for. */
export const searchQuery = query({
  app: 'demo',
  name: 'knowledge-base-search',
  endpoint: searchKnowledgeBase,
});

/** What the reader said of an answer; the question's slug makes it a record that can be shown ahead of the answer. */
export const feedbackQuery = query({
  app: 'demo',
  name: 'knowledge-base-feedback',
  endpoint: getQuestionFeedback,
  ask: async (client, args: { query: { slug: string } }, options) => ({
    id: args.query.slug,
    ...(await client.call(getQuestionFeedback, args, options)),
  }),
});
