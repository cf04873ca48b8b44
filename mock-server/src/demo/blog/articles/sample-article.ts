import type { BlogCategory } from '@praxis/contract/demo/blog';

/** A post of the sample data, and what its readers said. */
export interface SampleArticle {
  title: string;
  slug: string;
  excerpt: string;
  tags: BlogCategory[];
  /** Number of a person. */
  author: number;
  daysAgo: number;
  bookmarked: number;
  /** HTML, a paragraph or heading each. */
  content: readonly string[];
  /** The oldest first. */
  comments: readonly (readonly [person: number, daysAgo: number, text: string])[];
}
