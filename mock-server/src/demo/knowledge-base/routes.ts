import * as endpoints from '@praxis/contract/demo/knowledge-base';
import { handle, type Handler } from '../../core/module';
import { knowledgeBaseCards, questionGroups, sampleQuestion } from './data';

export const getKnowledgeBase = handle(endpoints.getKnowledgeBase, () => knowledgeBaseCards);

export const getKnowledgeBaseCategory = handle(
  endpoints.getKnowledgeBaseCategory,
  () => questionGroups,
);

export const getKnowledgeBaseQuestion = handle(
  endpoints.getKnowledgeBaseQuestion,
  (_, { seededAt }) => sampleQuestion(seededAt),
);

export const handlers: readonly Handler[] = [
  getKnowledgeBase,
  getKnowledgeBaseCategory,
  getKnowledgeBaseQuestion,
];
