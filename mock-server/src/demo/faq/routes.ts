import { faqTopics, getFaq, type FaqTopic, type FaqTopicKey } from '@praxis/contract/demo/faq';
import { handle, type AreaModule } from '../../core/area';
import { listAll } from '../../core/list';
import { faq as topics } from './data';

export const faq: AreaModule = {
  handlers: [
    handle(getFaq, ({ query: { q } }) => {
      const found: Partial<Record<FaqTopicKey, FaqTopic>> = {};
      for (const key of faqTopics) {
        const topic = topics[key];
        const qandA = [...listAll(topic.qandA, { q, fields: ({ question }) => [question] })];
        if (qandA.length > 0) found[key] = { ...topic, qandA };
      }
      return found;
    }),
  ],
};
