import {
  getKnowledgeBase,
  getKnowledgeBaseCategory,
  getKnowledgeBaseQuestion,
} from '@praxis/contract/demo/knowledge-base';
import { handle, type AreaModule } from '../../core/area';
import { knowledgeBaseCards, questionGroups, sampleQuestion } from './data';

export const knowledgeBase: AreaModule = {
  handlers: [
    handle(getKnowledgeBase, () => knowledgeBaseCards),
    handle(getKnowledgeBaseCategory, () => questionGroups),
    handle(getKnowledgeBaseQuestion, (_, { seededAt }) => sampleQuestion(seededAt)),
  ],
};
