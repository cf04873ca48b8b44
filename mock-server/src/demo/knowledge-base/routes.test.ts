import type {
  FoundQuestion,
  KnowledgeBaseCard,
  QuestionGroup,
  QuestionPage,
} from '@praxis/contract/demo/knowledge-base';
import { startDemo } from '../testing';

test('has six cards with distinct categories', async () => {
  const { body } = await startDemo().get<KnowledgeBaseCard[]>('/faq/data/knowledge_base');
  expect(body).toHaveLength(6);
  expect(new Set(body.map(({ category }) => category)).size).toBe(6);
  expect(new Set(body.map(({ img }) => img)).size).toBe(6);
});

test('each category has six groups of questions with unique ids and slugs', async () => {
  const demo = startDemo();
  const cards = (await demo.get<KnowledgeBaseCard[]>('/faq/data/knowledge_base')).body;
  const questions: QuestionGroup['questions'] = [];
  for (const { category } of cards) {
    const { body } = await demo.get<QuestionGroup[]>('/faq/data/category', { category });
    expect(body).toHaveLength(6);
    questions.push(...body.flatMap((group) => group.questions));
  }
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  expect(new Set(questions.map(({ slug }) => slug)).size).toBe(questions.length);
  for (const { slug } of questions) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  const first = await demo.get('/faq/data/category', { category: cards[0]?.category ?? '' });
  expect((await demo.get('/faq/data/category')).body).toEqual(first.body);
});

test('a question has related ones of its category, and is found by its slug', async () => {
  const demo = startDemo();
  const groups = (await demo.get<QuestionGroup[]>('/faq/data/category')).body;
  const known = groups.flatMap(({ questions }) => questions);
  const sample = (await demo.get<QuestionPage>('/faq/data/question')).body;
  expect(known.map(({ question }) => question)).toContain(sample.title);
  for (const { slug, question, id } of known) {
    const { body } = await demo.get<QuestionPage>('/faq/data/question', { slug });
    expect(body.title).toBe(question);
    expect(body.content).toMatch(/^<p>.*<\/p>$/);
    expect(body.relatedQuestions.length).toBeGreaterThan(3);
    for (const related of body.relatedQuestions) {
      expect(related.id).not.toBe(id);
      expect(known).toContainEqual(expect.objectContaining(related));
    }
  }
});

test('searches questions of all categories by words; a blank search finds nothing', async () => {
  const demo = startDemo();
  const search = async (q: string) =>
    (await demo.get<{ questions: FoundQuestion[] }>('/faq/data/search', { q })).body.questions;
  expect(await search(' ')).toEqual([]);
  expect(await search('REFUND take')).toEqual([
    expect.objectContaining({ category: 'billing', slug: 'how-long-does-a-refund-take' }),
    expect.objectContaining({ category: 'billing', slug: 'can-i-take-a-refund-back' }),
  ]);
  expect(new Set((await search('time')).map(({ category }) => category)).size).toBeGreaterThan(1);
});

test('stores the reader’s feedback until it is withdrawn', async () => {
  const demo = startDemo();
  const path = '/faq/data/question/feedback';
  const feedbackOf = async (slug: string) => (await demo.get(path, { slug })).body;
  expect(await feedbackOf('what-is-a-hold')).toEqual({ helpful: null });
  await demo.post(path, { slug: 'what-is-a-hold', helpful: false });
  expect(await feedbackOf('what-is-a-hold')).toEqual({ helpful: false });
  expect(await feedbackOf('how-do-i-block-an-hour')).toEqual({ helpful: null });
  await demo.post(path, { slug: 'what-is-a-hold', helpful: null });
  expect(await feedbackOf('what-is-a-hold')).toEqual({ helpful: null });
});
