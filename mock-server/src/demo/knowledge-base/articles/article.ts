/** A question, its answer in a paragraph or two, and the steps that it takes where it takes any. */
export type Article = readonly [question: string, answer: string, ...steps: string[]];

/** Questions about one thing, and what is good to know about all of them. */
export interface ArticleGroup {
  title: string;
  icon: string;
  tip: string;
  articles: readonly Article[];
}
