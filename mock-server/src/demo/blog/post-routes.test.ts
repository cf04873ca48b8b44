import type { Comment, ListedPost, Post } from '@praxis/contract/demo/blog-posts';
import { writtenPost } from '../../../checks/examples/demo-posts';
import { signTokens } from '../../core/tokens';
import { startDemo, testNow, type TestDemo } from '../testing';

interface List {
  posts: ListedPost[];
  total: number;
  counts: Record<string, number>;
}

interface Found {
  post: Post;
  comments: Comment[];
  more: ListedPost[];
}

type ResponseBody = { post: Post; error: { fields: unknown } };

const list = async (demo: TestDemo, query = {}) =>
  (await demo.get<List>('/blog/list/posts', query)).body;
const find = (demo: TestDemo, post: string | number) =>
  demo.get<Found>('/blog/list/post', { post });
const add = (demo: TestDemo, changes = {}) =>
  demo.post<ResponseBody>('/blog/list/add-post', { post: { ...writtenPost, ...changes } });
const update = (demo: TestDemo, id: number, changes = {}) =>
  demo.post<ResponseBody>('/blog/list/update-post', { id, post: { ...writtenPost, ...changes } });

test('lists a page of published posts, newest first', async () => {
  const demo = startDemo();
  const [first, second] = [await list(demo), await list(demo, { page: 2 })];
  expect([first.posts.length, second.posts.length, first.total]).toEqual([4, 2, 6]);
  const posted = [...first.posts, ...second.posts].map(({ blogPosted }) => blogPosted);
  expect(posted).toEqual(posted.toSorted().toReversed());
  expect(first.counts).toEqual({ Published: 6, Draft: 0, Pending: 0 });
});

test('filters by words, category and bookmark', async () => {
  const demo = startDemo();
  expect((await list(demo, { q: 'GEESE games' })).total).toBe(0);
  expect((await list(demo, { q: 'flying geese' })).posts.map(({ id }) => id)).toEqual([3]);
  const videos = (await list(demo, { category: 'video' })).posts;
  expect(videos.map(({ id }) => id)).toEqual([3, 5]);
  await demo.post('/blog/list/bookmark', { id: 5, isBookmarked: true });
  expect((await list(demo, { saved: 'true' })).posts.map(({ id }) => id)).toEqual([5]);
});

test('finds a post by slug or id, with comments and related posts', async () => {
  const demo = startDemo();
  const { body } = await find(demo, 'shoes-for-twelve-hours');
  expect(body.post).toMatchObject({ id: 6, status: 'Published', comment: body.comments.length });
  expect((await find(demo, 6)).body).toEqual(body);
  expect(body.more.map(({ id }) => id)).toEqual([1, 2]);
  const times = body.comments.map(({ commentedAt }) => commentedAt);
  expect(times).toEqual(times.toSorted());
});

test('finds a post by a former slug, until another post takes it', async () => {
  const demo = startDemo();
  const idAt = async (slug: string) => (await find(demo, slug)).body.post.id;
  await update(demo, 6, { slug: 'shoes' });
  await update(demo, 6, { slug: 'clogs' });
  expect(await idAt('shoes-for-twelve-hours')).toBe(6);
  expect(await idAt('shoes')).toBe(6);
  expect((await find(demo, 'shoes')).body.post).toEqual((await find(demo, 'clogs')).body.post);
  await update(demo, 1, { slug: 'shoes' });
  expect(await idAt('shoes')).toBe(1);
  await update(demo, 1, { slug: 'coats' });
  expect(await idAt('shoes')).toBe(1);
});

test('lists a new post after publication, with a generated picture', async () => {
  const demo = startDemo();
  const { status, body } = await add(demo, { status: 'Draft' });
  expect([status, body.post.id, body.post.userFullName]).toEqual([201, 7, 'Dana Whitfield']);
  expect(body.post.img).toMatch(/^data:image/);
  expect((await list(demo)).counts).toEqual({ Published: 6, Draft: 1, Pending: 0 });
  expect((await list(demo, { status: 'Draft' })).posts).toHaveLength(1);
  expect((await demo.get<unknown[]>('/blog/list/data')).body).toHaveLength(6);
  demo.advanceClock(60_000);
  const published = (await update(demo, 7)).body.post;
  expect(Date.parse(published.blogPosted)).toBe(Date.parse(body.post.blogPosted) + 60_000);
  const [newest] = (await demo.get<{ id: number }[]>('/blog/list/data')).body;
  expect(newest?.id).toBe(7);
  // Later changes don't affect the publication date.
  demo.advanceClock(60_000);
  expect((await update(demo, 7, { title: 'Quieter' })).body.post).toMatchObject({
    title: 'Quieter',
    blogPosted: published.blogPosted,
  });
});

test('rejects a slug of another post, and missing fields of a published one', async () => {
  const demo = startDemo();
  const slug = 'shoes-for-twelve-hours';
  const refused = await add(demo, { slug });
  expect([refused.status, refused.body.error.fields]).toEqual([422, { slug: ['taken'] }]);
  expect((await update(demo, 1, { slug })).status).toBe(422);
  expect((await update(demo, 6, { slug })).status).toBe(200);
  const empty = { tags: [], excerpt: ' ', content: '' };
  expect((await add(demo, empty)).body.error.fields).toEqual({
    tags: ['validation_failed'],
    excerpt: ['validation_failed'],
    content: ['validation_failed'],
  });
  expect((await add(demo, { ...empty, status: 'Draft' })).status).toBe(201);
});

test.each([
  { title: ' ' },
  { slug: 'Not A Slug' },
  { slug: '-x' },
  { status: 'Gone' },
  { tags: ['Cars'] },
  { excerpt: 'x'.repeat(301) },
])('rejects %j', async (changes) => {
  expect((await add(startDemo(), changes)).status).toBe(400);
});

test('counts a bookmark once, however often it is set', async () => {
  const demo = startDemo();
  const set = async (isBookmarked: boolean) =>
    (await demo.post('/blog/list/bookmark', { id: 1, isBookmarked })).body;
  expect(await set(true)).toEqual({ isBookmarked: true, bookmarked: 140 });
  expect(await set(true)).toEqual({ isBookmarked: true, bookmarked: 140 });
  expect(await set(false)).toEqual({ isBookmarked: false, bookmarked: 139 });
});

test('the author of posts and comments is the signed-in account, as its settings name it', async () => {
  const demo = startDemo();
  await demo.post('/jwt/register', { email: 'nia@demo.com', password: 'sea', username: 'nia' });
  const owner = { userId: '3', realm: 'demo', role: 'admin' } as const;
  const bearer = `Bearer ${signTokens(owner, testNow).accessToken}`;
  const send = async (path: string, body: object, authorization?: string) => {
    const response = await demo.dispatcher.dispatch({
      method: 'POST',
      path,
      query: '',
      body: JSON.stringify(body),
      headers: authorization ? { authorization } : {},
    });
    return JSON.parse(response.body) as { comment: Comment; post: Post };
  };
  const comment = { id: 2, commentText: 'Lentils' };
  const { comment: written } = await send('/blog/list/add-comment', comment, bearer);
  expect(written).toMatchObject({ userFullName: 'nia', avatar: '' });
  const post = { ...writtenPost, slug: 'by-nia' };
  const added = await send('/blog/list/add-post', { post }, bearer);
  expect(added.post.userFullName).toBe('nia');
  const general = { username: 'dana', fullName: 'Dana W.', email: 'admin@demo.com', company: '' };
  await demo.post('/account-setting/general', { general });
  const own = await send('/blog/list/add-comment', comment);
  expect(own.comment.userFullName).toBe('Dana W.');
});

test('stores a comment and updates all counts', async () => {
  const demo = startDemo();
  const { status, body } = await demo.post<{ comment: Comment }>('/blog/list/add-comment', {
    id: 2,
    commentText: ' Lentils ',
  });
  expect([status, body.comment.commentText]).toEqual([201, 'Lentils']);
  const { comments, post } = (await find(demo, 2)).body;
  expect(comments.at(-1)).toEqual(body.comment);
  expect(post.comment).toBe(comments.length);
  expect((await list(demo)).posts.find(({ id }) => id === 2)?.comment).toBe(comments.length);
  const blank = { id: 2, commentText: ' ' };
  expect((await demo.post('/blog/list/add-comment', blank)).status).toBe(400);
});
