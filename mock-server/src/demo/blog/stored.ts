import type { BlogPost } from '@praxis/contract/demo/blog';
import type { Comment, ListedPost, Post } from '@praxis/contract/demo/blog-posts';
import { byCode, descending, listAll } from '../../core/list';
import type { Simulation } from '../../core/module';

/** A stored post; the number of comments and the reading time are computed. */
export interface StoredPost extends Omit<Post, 'comment' | 'minutes'> {
  /** Earlier slugs, so that existing links and bookmarks keep working. */
  formerSlugs?: string[];
}

export interface StoredComment extends Comment {
  postId: number;
}

export const postTable = ({ database }: Simulation) =>
  database.table<StoredPost>('demo.blog-posts');

export const commentTable = ({ database }: Simulation) =>
  database.table<StoredComment>('demo.blog-comments');

const newestFirst = descending(byCode<StoredPost>(({ blogPosted }) => blogPosted));

/** All posts, newest first. */
export const postsOf = (simulation: Simulation): readonly StoredPost[] =>
  listAll(postTable(simulation).all(), { order: newestFirst });

export const publishedOf = (simulation: Simulation): readonly StoredPost[] =>
  postsOf(simulation).filter(({ status }) => status === 'Published');

/** The comments of a post, oldest first. */
export const commentsOf = (simulation: Simulation, postId: number): readonly StoredComment[] =>
  commentTable(simulation).where('postId', postId);

/** Reading speed, in words per minute. */
const wordsPerMinute = 200;

const minutesOf = (content: string): number =>
  Math.max(1, Math.ceil(content.replaceAll(/<[^>]*>/g, ' ').split(/\s+/).length / wordsPerMinute));

export const toPost = (
  simulation: Simulation,
  { formerSlugs: _formerSlugs, ...stored }: StoredPost,
): Post => ({
  ...stored,
  comment: commentsOf(simulation, stored.id).length,
  minutes: minutesOf(stored.content),
});

export function toListed(simulation: Simulation, stored: StoredPost): ListedPost {
  const { content: _content, bookmarked: _bookmarked, ...listed } = toPost(simulation, stored);
  return listed;
}

/** A post in the format of the list's first endpoint. */
export function toSummary(simulation: Simulation, stored: StoredPost): BlogPost {
  const {
    slug: _slug,
    status: _status,
    minutes: _minutes,
    isBookmarked: _isBookmarked,
    ...summary
  } = toListed(simulation, stored);
  return summary;
}

export const toComment = ({ postId: _postId, ...comment }: StoredComment): Comment => comment;
