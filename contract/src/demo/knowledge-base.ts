import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { codeSchema, pictureSchema } from '../entities/product-strings';
import { dateSchema, demoIdSchema, requiredText, textLimits, textQuery } from './fields';

export const knowledgeBaseCardSchema = z.object({
  id: demoIdSchema,
  /** Slug of the category that it opens. */
  category: codeSchema,
  img: pictureSchema,
  title: z.string(),
  desc: z.string(),
});
export type KnowledgeBaseCard = z.infer<typeof knowledgeBaseCardSchema>;

export const questionGroupSchema = z.object({
  id: demoIdSchema,
  title: z.string(),
  icon: codeSchema,
  iconColor: codeSchema,
  questions: z.array(z.object({ id: demoIdSchema, question: z.string(), slug: codeSchema })),
});
export type QuestionGroup = z.infer<typeof questionGroupSchema>;

export const questionPageSchema = z.object({
  title: z.string(),
  lastUpdated: dateSchema,
  relatedQuestions: z.array(z.object({ id: demoIdSchema, question: z.string() })),
  /** HTML. */
  content: z.string(),
});
export type QuestionPage = z.infer<typeof questionPageSchema>;

export const getKnowledgeBase = endpoint({
  method: 'GET',
  path: '/faq/data/knowledge_base',
  audience: 'public',
  response: z.array(knowledgeBaseCardSchema),
  reads: [],
});

/** Returns the groups of a category, by default the first one; 404 for an unknown one. */
export const getKnowledgeBaseCategory = endpoint({
  method: 'GET',
  path: '/faq/data/category',
  audience: 'public',
  query: z.object({ category: textQuery() }),
  response: z.array(questionGroupSchema),
  reads: [],
});

/** Returns a question by its slug, by default a sample; 404 for an unknown one. */
export const getKnowledgeBaseQuestion = endpoint({
  method: 'GET',
  path: '/faq/data/question',
  audience: 'public',
  query: z.object({ slug: textQuery() }),
  response: questionPageSchema,
  reads: [],
});

export const foundQuestionSchema = z.object({
  id: demoIdSchema,
  question: z.string(),
  slug: codeSchema,
  /** Slug of its category. */
  category: codeSchema,
  /** Title of its group. */
  group: codeSchema,
});
export type FoundQuestion = z.infer<typeof foundQuestionSchema>;

/** Returns questions of all categories that contain `q`; none if it is empty. */
export const searchKnowledgeBase = endpoint({
  method: 'GET',
  path: '/faq/data/search',
  audience: 'public',
  query: z.object({ q: textQuery() }),
  response: z.object({ questions: z.array(foundQuestionSchema) }),
  reads: [],
});

/** Returns the reader's rating of an answer; null if there is none. */
export const getQuestionFeedback = endpoint({
  method: 'GET',
  path: '/faq/data/question/feedback',
  audience: 'public',
  query: z.object({ slug: textQuery() }),
  response: z.object({ helpful: z.nullable(z.boolean()) }),
  reads: ['demoFeedback'],
});

/** Rates an answer as helpful or not; null removes the rating. */
export const giveQuestionFeedback = endpoint({
  method: 'POST',
  path: '/faq/data/question/feedback',
  audience: 'public',
  body: z.object({ slug: requiredText(textLimits.title), helpful: z.nullable(z.boolean()) }),
  response: z.object({ helpful: z.nullable(z.boolean()) }),
  changes: ['demoFeedback'],
});
