import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { codeSchema } from '../entities/product-strings';
import { textQuery } from './fields';

export const faqTopics = [
  'payment',
  'delivery',
  'cancellationReturn',
  'myOrders',
  'productServices',
] as const;
export type FaqTopicKey = (typeof faqTopics)[number];

export const questionAndAnswerSchema = z.object({ question: z.string(), ans: z.string() });
export type QuestionAndAnswer = z.infer<typeof questionAndAnswerSchema>;

export const faqTopicSchema = z.object({
  icon: codeSchema,
  title: z.string(),
  subtitle: z.string(),
  qandA: z.array(questionAndAnswerSchema),
});
export type FaqTopic = z.infer<typeof faqTopicSchema>;

/** Returns topics with questions that contain `q`, and only those questions. */
export const getFaq = endpoint({
  method: 'GET',
  path: '/faq/data',
  audience: 'public',
  query: z.object({ q: textQuery() }),
  response: z.partialRecord(z.enum(faqTopics), faqTopicSchema),
  reads: [],
});
