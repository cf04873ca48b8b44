import * as endpoints from '@praxis/contract/demo/blog-posts';
import { missingIn, type WrittenPost } from '@praxis/contract/demo/blog-posts';
import { DemoError } from '../../core/errors';
import { matchesFilter, listPage } from '../../core/list';
import {
  handle,
  Reply,
  type BearerRequest,
  type Handler,
  type Simulation,
} from '../../core/module';
import { accountOf, publicProfileOf } from '../account-settings/stored';
import { scene } from '../pictures/scene';
import { requireRecord } from '../require-record';
import {
  commentsOf,
  commentTable,
  postsOf,
  postTable,
  publishedOf,
  toComment,
  toListed,
  toPost,
  type StoredPost,
} from './stored';

/** The author of new posts and comments: who is signed in. */
function authorOf(request: BearerRequest, simulation: Simulation) {
  const { avatar, name } = publicProfileOf(accountOf(request, simulation), simulation);
  return { userFullName: name, avatar };
}

/** Number of related posts. */
const moreCount = 2;

export const listPosts = handle(endpoints.listPosts, ({ query }, simulation) => {
  const { category, status, saved, ...rest } = query;
  const all = postsOf(simulation);
  const { items, total } = listPage(all, {
    ...rest,
    words: ({ title, excerpt, userFullName }) => [title, excerpt, userFullName],
    where: (post) =>
      matchesFilter(post.status, status) &&
      (category === '' || post.tags.some((tag) => matchesFilter(tag, category))) &&
      (saved === '' || post.isBookmarked),
  });
  const count = (of: StoredPost['status']) => all.filter((post) => post.status === of).length;
  return {
    posts: items.map((post) => toListed(simulation, post)),
    total,
    counts: { Published: count('Published'), Draft: count('Draft'), Pending: count('Pending') },
  };
});

export const getPost = handle(endpoints.getPost, ({ query }, simulation) => {
  const all = postsOf(simulation);
  const found =
    all.find(({ slug }) => slug === query.post) ??
    all.find(({ id }) => String(id) === query.post) ??
    all.find(({ formerSlugs = [] }) => formerSlugs.includes(query.post));
  if (!found) throw new DemoError(404);
  return {
    post: toPost(simulation, found),
    comments: commentsOf(simulation, found.id).map(toComment),
    more: relatedPosts(found, publishedOf(simulation)).map((post) => toListed(simulation, post)),
  };
});

export const addPost = handle(endpoints.addPost, (request, simulation) => {
  const { body } = request;
  const table = postTable(simulation);
  const id = table.nextNumber();
  const post = table.put({
    ...validated(simulation, body.post),
    ...authorOf(request, simulation),
    id,
    img: body.post.img || scene(id - 1),
    blogPosted: new Date(simulation.now()).toISOString(),
    bookmarked: 0,
    isBookmarked: false,
  });
  return { post: toPost(simulation, post) };
});

export const updatePost = handle(endpoints.updatePost, ({ body }, simulation) => {
  const table = postTable(simulation);
  const before = requireRecord(table, body.id);
  const written = validated(simulation, body.post, before.id);
  // The date is that of the publication, not of the first draft.
  const isNew = before.status !== 'Published' && written.status === 'Published';
  const post = table.put({
    ...before,
    ...written,
    formerSlugs: formerSlugsOf(before, written),
    img: written.img || scene(before.id - 1),
    ...(isNew && { blogPosted: new Date(simulation.now()).toISOString() }),
  });
  return { post: toPost(simulation, post) };
});

export const bookmarkPost = handle(endpoints.bookmarkPost, ({ body }, simulation) => {
  const table = postTable(simulation);
  const before = requireRecord(table, body.id);
  const { isBookmarked } = body;
  const change = Number(isBookmarked) - Number(before.isBookmarked);
  const { bookmarked } = table.put({
    ...before,
    isBookmarked,
    bookmarked: before.bookmarked + change,
  });
  return { isBookmarked, bookmarked };
});

export const addComment = handle(endpoints.addComment, (request, simulation) => {
  const { body } = request;
  const { id: postId } = requireRecord(postTable(simulation), body.id);
  const table = commentTable(simulation);
  const comment = table.put({
    ...authorOf(request, simulation),
    id: table.nextNumber(),
    postId,
    commentedAt: new Date(simulation.now()).toISOString(),
    commentText: body.commentText,
  });
  return new Reply(201, { comment: toComment(comment) });
});

/** The endpoints for posts. */
export const postHandlers: readonly Handler[] = [
  listPosts,
  getPost,
  addPost,
  updatePost,
  bookmarkPost,
  addComment,
];

/** Related posts, those of the same category first. */
function relatedPosts({ id, tags }: StoredPost, published: readonly StoredPost[]): StoredPost[] {
  const others = published.filter((post) => post.id !== id);
  const sameCategory = others.filter((post) => post.tags.some((tag) => tags.includes(tag)));
  return [...new Set([...sameCategory, ...others])].slice(0, moreCount);
}

const formerSlugsOf = ({ slug, formerSlugs = [] }: StoredPost, written: WrittenPost): string[] =>
  [...new Set([slug, ...formerSlugs])].filter((former) => former !== written.slug);

/**
 * Checks that a post can be saved.
 * @throws {DemoError} 422 if another post has the slug, or a required field is missing
 */
function validated(simulation: Simulation, written: WrittenPost, ownId?: number): WrittenPost {
  const isTaken = postTable(simulation)
    .all()
    .some(({ id, slug }) => slug === written.slug && id !== ownId);
  const faults = [
    ...(isTaken ? [['slug', ['taken']] as const] : []),
    ...missingIn(written).map((field) => [field, ['validation_failed']] as const),
  ];
  if (faults.length === 0) return written;
  throw new DemoError(422, {
    error: {
      code: 'validation_failed',
      message: 'The post cannot be saved; see the fields.',
      fields: Object.fromEntries(faults),
    },
  });
}
