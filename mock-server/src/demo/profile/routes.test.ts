import type { Profile } from '@praxis/contract/demo/profile';
import { startDemo } from '../testing';

test('answers every part of the profile page, bare, and none of them empty', async () => {
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

test('counts of a post agree with what it shows', async () => {
  const { body } = await startDemo().get<Profile>('/profile/data');
  for (const { likes, likedUsers, likedCount, comments, detailedComments } of body.post) {
    expect(likedUsers.length + likedCount).toBe(likes);
    expect(detailedComments).toHaveLength(comments);
  }
});
