import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { codeSchema, pictureSchema } from '../entities/product-strings';
import { dateSchema, demoIdSchema, requiredText, textQuery } from './fields';

export const knowledgeBaseCardSchema = z.object({
  id: demoIdSchema,
  /** The slug of the category that it opens. */
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
  answer: z.array(knowledgeBaseCardSchema),
  reads: [],
});

/** The groups of a category, those of the first one where none is named; 404 for an unknown one. */
export const getKnowledgeBaseCategory = endpoint({
  method: 'GET',
  path: '/faq/data/category',
  audience: 'public',
  query: z.object({ category: textQuery() }),
  answer: z.array(questionGroupSchema),
  reads: [],
});

/** A question by its slug, a sample where none is named; 404 for an unknown one. */
export const getKnowledgeBaseQuestion = endpoint({
  method: 'GET',
  path: '/faq/data/question',
  audience: 'public',
  query: z.object({ slug: textQuery() }),
  answer: questionPageSchema,
  reads: [],
});

export const foundQuestionSchema = z.object({
  id: demoIdSchema,
  question: z.string(),
  slug: codeSchema,
  /** The slug of its category. */
  category: codeSchema,
  /** The title of its group. */
  group: codeSchema,
});
export type FoundQuestion = z.infer<typeof foundQuestionSchema>;

/** Questions of all categories that contain `q`; none where it is empty. */
export const searchKnowledgeBase = endpoint({
  method: 'GET',
  path: '/faq/data/search',
  audience: 'public',
  query: z.object({ q: textQuery() }),
  answer: z.object({ questions: z.array(foundQuestionSchema) }),
  reads: [],
});

/** What the reader said of an answer; null before that. */
export const getQuestionFeedback = endpoint({
  method: 'GET',
  path: '/faq/data/question/feedback',
  audience: 'public',
  query: z.object({ slug: textQuery() }),
  answer: z.object({ helpful: z.nullable(z.boolean()) }),
  reads: ['demoFeedback'],
});

/** Says whether an answer was helpful; null takes it back. */
export const giveQuestionFeedback = endpoint({
  method: 'POST',
  path: '/faq/data/question/feedback',
  audience: 'public',
  body: z.object({ slug: requiredText, helpful: z.nullable(z.boolean()) }),
  answer: z.object({ helpful: z.nullable(z.boolean()) }),
  changes: ['demoFeedback'],
});
