import type { BlogCategory } from '@praxis/contract/demo/blog';

/** A sample post with its comments. */
export interface SampleArticle {
  title: string;
  slug: string;
  excerpt: string;
  tags: BlogCategory[];
  /** The person's number. */
  author: number;
  daysAgo: number;
  bookmarked: number;
  /** HTML, one paragraph or heading per string. */
  content: readonly string[];
  /** Oldest first. */
  comments: readonly (readonly [person: number, daysAgo: number, text: string])[];
}
