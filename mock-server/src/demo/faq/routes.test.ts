import { faqTopics, type FaqTopic, type FaqTopicKey } from '@praxis/contract/demo/faq';
import { startDemo } from '../testing';

type Faq = Partial<Record<FaqTopicKey, FaqTopic>>;

const ask = async (query = {}) => (await startDemo().get<Faq>('/faq/data', query)).body;

test('has five topics, keyed by name', async () => {
  const topics = await ask();
  expect(Object.keys(topics)).toEqual(faqTopics);
  for (const topic of Object.values(topics)) expect(topic.qandA.length).toBeGreaterThan(3);
  expect(await ask({ q: '' })).toEqual(topics);
});

test('returns only matching questions, and only topics with any', async () => {
  const found = await ask({ q: 'ADDRESS' });
  expect(Object.keys(found)).toEqual(['myOrders']);
  expect(found.myOrders).toMatchObject({ title: 'My orders', icon: 'Package' });
  expect(found.myOrders?.qandA.map(({ question }) => question)).toEqual([
    'Can I change the address of an order?',
  ]);
});

test('searches questions, not answers', async () => {
  const { payment } = await ask();
  expect(payment?.qandA[0]?.ans).toContain('fourteen days');
  expect(await ask({ q: 'fourteen days' })).toEqual({});
});
