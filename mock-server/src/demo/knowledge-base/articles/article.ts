/** A question, its answer in one or two paragraphs, and optional steps. */
export type Article = readonly [question: string, answer: string, ...steps: string[]];

/** A group of questions on one subject, with general information. */
export interface ArticleGroup {
  title: string;
  icon: string;
  tip: string;
  articles: readonly Article[];
}
