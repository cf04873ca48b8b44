import type {
  KnowledgeBaseCard,
  QuestionGroup,
  QuestionPage,
} from '@praxis/contract/demo/knowledge-base';
import { startDemo } from '../testing';

test('six cards, each with a category of its own', async () => {
  const { body } = await startDemo().get<KnowledgeBaseCard[]>('/faq/data/knowledge_base');
  expect(body).toHaveLength(6);
  expect(new Set(body.map(({ category }) => category)).size).toBe(6);
  expect(new Set(body.map(({ img }) => img)).size).toBe(6);
});

test('six groups, whose questions have ids and slugs of their own', async () => {
  const { body } = await startDemo().get<QuestionGroup[]>('/faq/data/category');
  expect(body).toHaveLength(6);
  const questions = body.flatMap((group) => group.questions);
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  expect(new Set(questions.map(({ slug }) => slug)).size).toBe(questions.length);
  for (const { slug } of questions) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test('the question page names related questions that exist', async () => {
  const demo = startDemo();
  const { body } = await demo.get<QuestionPage>('/faq/data/question');
  const groups = (await demo.get<QuestionGroup[]>('/faq/data/category')).body;
  const known = groups.flatMap(({ questions }) => questions).map(({ question }) => question);
  expect(known).toContain(body.title);
  expect(body.relatedQuestions.length).toBeGreaterThan(3);
  for (const { question } of body.relatedQuestions) expect(known).toContain(question);
  expect(body.content).toMatch(/^<p>.*<\/p>$/);
});
