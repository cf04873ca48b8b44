import type { Profile } from '@praxis/contract/demo/profile';
import type { ProfilePage } from '@praxis/contract/demo/profile-page';
import { signTokens } from '../../core/tokens';
import { startDemo, testNow, type TestDemo } from '../testing';

const page = async (demo: TestDemo) => (await demo.get<ProfilePage>('/profile/page')).body;
const profile = async (demo: TestDemo) => (await demo.get<Profile>('/profile/data')).body;
const react = (demo: TestDemo, id: string, isOn: boolean) =>
  demo.post('/profile/reaction', { id, isOn });

test('counts a like once, and removes it', async () => {
  const demo = startDemo();
  const [, post] = (await page(demo)).posts;
  for (const isOn of [true, true]) await react(demo, post?.id ?? '', isOn);
  const [, liked] = (await page(demo)).posts;
  expect(liked).toMatchObject({ youLiked: true, likes: (post?.likes ?? 0) + 1 });
  expect((await profile(demo)).post[1]).toMatchObject({ youLiked: true, likes: liked?.likes });
  await react(demo, post?.id ?? '', false);
  expect((await page(demo)).posts[1]).toEqual(post);
});

test('comments, pages, feeds and people take reactions as well', async () => {
  const demo = startDemo();
  const { posts, suggestedPages, twitterFeeds, suggestions } = await page(demo);
  const [comment] = posts[1]?.detailedComments ?? [];
  for (const one of [comment, suggestedPages[0], twitterFeeds[0], suggestions[0]])
    expect((await react(demo, one?.id ?? '', true)).status).toBe(200);
  const after = await page(demo);
  const likes = (comment?.commentsLikes ?? 0) + 1;
  expect(after.posts[1]?.detailedComments[0]).toMatchObject({
    youLiked: true,
    commentsLikes: likes,
  });
  expect(after.suggestedPages[0]?.favorite).toBe(true);
  expect(after.twitterFeeds[0]?.favorite).toBe(true);
  expect(after.suggestions[0]?.isFollowed).toBe(true);
});

test('adds a comment under the user’s name, and deletes only own comments', async () => {
  const demo = startDemo();
  const sent = { postId: 'post-2', comment: ' Well done. ' };
  expect((await demo.post('/profile/comment', sent)).status).toBe(201);
  const [, post] = (await page(demo)).posts;
  expect(post?.comments).toBe(2);
  const added = post?.detailedComments.at(-1);
  expect(added).toMatchObject({
    username: 'Dana Whitfield',
    comment: 'Well done.',
    isYours: true,
  });
  expect((await profile(demo)).post[1]?.detailedComments).toHaveLength(2);
  const remove = (id: string) => demo.remove('/profile/comment', { id });
  expect((await remove('post-2-comment-1')).status).toBe(404);
  expect((await remove(added?.id ?? '')).status).toBe(200);
  expect((await page(demo)).posts[1]?.comments).toBe(1);
});

test.each(['', ' ', 'x'.repeat(501)])('rejects the comment %j', async (comment) => {
  const { status } = await startDemo().post('/profile/comment', { postId: 'post-1', comment });
  expect(status).toBe(400);
});

test('a new comment has no likes of a deleted one', async () => {
  const demo = startDemo();
  const add = () => demo.post('/profile/comment', { postId: 'post-1', comment: 'Lovely' });
  const newest = async () =>
    (await page(demo)).posts.find(({ id }) => id === 'post-1')?.detailedComments.at(-1);
  await add();
  const first = await newest();
  await react(demo, first?.id ?? '', true);
  expect(await newest()).toMatchObject({ youLiked: true, commentsLikes: 1 });
  await demo.remove('/profile/comment', { id: first?.id ?? '' });
  await add();
  expect(await newest()).toMatchObject({ youLiked: false, commentsLikes: 0 });
});

test('counts one vote per user, which can be changed', async () => {
  const demo = startDemo();
  const votes = async () => (await page(demo)).polls.map((choice) => choice.votes);
  const vote = (id: string) => demo.post('/profile/vote', { id });
  expect((await profile(demo)).polls.map(({ result }) => result)).toEqual(['64%', '36%']);
  await vote('choice-1');
  expect(await votes()).toEqual([17, 9]);
  await vote('choice-2');
  expect(await votes()).toEqual([16, 10]);
  expect((await profile(demo)).polls.map(({ result }) => result)).toEqual(['62%', '38%']);
  expect((await vote('choice-3')).status).toBe(404);
});

test('the profile follows the account settings', async () => {
  const demo = startDemo();
  const info = { bio: 'Sails.', dob: '', country: '', website: 'https://sea.example', phone: '' };
  await demo.post('/account-setting/info', { info });
  await demo.post('/account-setting/picture', { avatar: 'data:image/png,one' });
  const { header, userAbout, posts } = await page(demo);
  expect(userAbout).toMatchObject({ about: 'Sails.', website: 'sea.example', lives: '' });
  expect([header.avatar, posts[0]?.avatar]).toEqual(['data:image/png,one', 'data:image/png,one']);
});

test('the place is in the country of the settings', async () => {
  const demo = startDemo();
  const lives = async () => (await page(demo)).userAbout.lives;
  expect(await lives()).toBe('Galway, Ireland');
  const info = { bio: '', dob: '', country: 'Portugal', website: '', phone: '' };
  await demo.post('/account-setting/info', { info });
  expect(await lives()).toBe('Portugal');
});

test('a newly registered user has a profile without others’ data', async () => {
  const demo = startDemo();
  await demo.post('/profile/vote', { id: 'choice-1' });
  await react(demo, 'page-1', true);
  demo.advanceClock(3 * 86_400_000);
  await demo.post('/jwt/register', { email: 'nia@demo.com', password: 'sea', username: 'nia' });
  const asNew = asAccount(demo, '3');
  const own = JSON.parse((await asNew('GET', '/profile/page')).body) as ProfilePage;
  expect(own.header).toMatchObject({ username: 'nia', avatar: '', designation: '' });
  expect(own.userAbout).toMatchObject({ about: '', lives: '', email: 'nia@demo.com', website: '' });
  expect(Date.parse(own.userAbout.joined)).toBe(testNow + 3 * 86_400_000);
  expect([...own.posts, ...own.latestPhotos]).toEqual([]);
  expect(own.suggestedPages.some(({ favorite }) => favorite)).toBe(false);
  expect(own.polls.map(({ votes, isYours }) => [votes, isYours])).toEqual([
    [17, false],
    [9, false],
  ]);

  await asNew('POST', '/profile/vote', { id: 'choice-2' });
  await asNew('POST', '/profile/reaction', { id: 'page-1', isOn: false });
  const { polls, suggestedPages } = await page(demo);
  expect(polls.map(({ votes, isYours }) => [votes, isYours])).toEqual([
    [17, true],
    [10, false],
  ]);
  expect(suggestedPages[0]?.favorite).toBe(true);
});

function asAccount({ dispatcher, simulation }: TestDemo, userId: string) {
  const owner = { userId, realm: 'demo', role: 'admin' } as const;
  const { accessToken } = signTokens(owner, simulation.tokenTime());
  return async (method: 'GET' | 'POST', path: string, body?: object) =>
    dispatcher.dispatch({
      method,
      path,
      query: '',
      body: body ? JSON.stringify(body) : '',
      headers: { authorization: `Bearer ${accessToken}` },
    });
}
