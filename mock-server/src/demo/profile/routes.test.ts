import type { Profile } from '@praxis/contract/demo/profile';
import { startDemo } from '../testing';

test('responds with all parts of the profile, none of them empty, without an envelope', async () => {
  const { status, body } = await startDemo().get<Profile>('/profile/data');
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual([
    'header',
    'userAbout',
    'suggestedPages',
    'twitterFeeds',
    'post',
    'latestPhotos',
    'suggestions',
    'polls',
  ]);
  for (const part of Object.values(body)) expect(Object.keys(part).length).toBeGreaterThan(1);
});

test('the counts of a post match what it shows', async () => {
  const { body } = await startDemo().get<Profile>('/profile/data');
  for (const { likes, likedUsers, likedCount, comments, detailedComments } of body.post) {
    expect(likedUsers.length + likedCount).toBe(likes);
    expect(detailedComments).toHaveLength(comments);
  }
});
