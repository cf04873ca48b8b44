import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { dateSchema, demoIdSchema, pictureSchema } from './fields';

export const knowledgeBaseCardSchema = z.object({
  id: demoIdSchema,
  /** The slug of the category that it opens. */
  category: z.string(),
  img: pictureSchema,
  title: z.string(),
  desc: z.string(),
});
export type KnowledgeBaseCard = z.infer<typeof knowledgeBaseCardSchema>;

export const questionGroupSchema = z.object({
  id: demoIdSchema,
  title: z.string(),
  icon: z.string(),
  iconColor: z.string(),
  questions: z.array(z.object({ id: demoIdSchema, question: z.string(), slug: z.string() })),
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

export const getKnowledgeBaseCategory = endpoint({
  method: 'GET',
  path: '/faq/data/category',
  audience: 'public',
  answer: z.array(questionGroupSchema),
  reads: [],
});

export const getKnowledgeBaseQuestion = endpoint({
  method: 'GET',
  path: '/faq/data/question',
  audience: 'public',
  answer: questionPageSchema,
  reads: [],
});
