export const knowledgeBasePath = '/pages/knowledge-base';

export const categoryPath = (category: string): string => `${knowledgeBasePath}/${category}`;

export const questionPath = (category: string, slug: string): string =>
  `${categoryPath(category)}/${slug}`;
