import * as endpoints from '@praxis/contract/demo/faq';
import { faqTopics, type FaqTopic, type FaqTopicKey } from '@praxis/contract/demo/faq';
import { handle, type Handler } from '../../core/module';
import { listAll } from '../../core/list';
import { faq as topics } from './data';

export const getFaq = handle(endpoints.getFaq, ({ query: { q } }) => {
  const found: Partial<Record<FaqTopicKey, FaqTopic>> = {};
  for (const key of faqTopics) {
    const topic = topics[key];
    const qandA = [...listAll(topic.qandA, { q, fields: ({ question }) => [question] })];
    if (qandA.length > 0) found[key] = { ...topic, qandA };
  }
  return found;
});

export const handlers: readonly Handler[] = [getFaq];
