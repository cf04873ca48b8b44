import * as endpoints from '@praxis/contract/demo/profile';
import type { Profile } from '@praxis/contract/demo/profile';
import * as page from '@praxis/contract/demo/profile-page';
import type { ProfilePage } from '@praxis/contract/demo/profile-page';
import { DemoError } from '../../core/errors';
import { handle, type Handler, type Simulation } from '../../core/module';
import { accountOf } from '../account-settings/stored';
import { seedAccounts } from '../jwt/accounts';
import { sampleComments } from './data';
import { pageOf } from './page';
import { commentId, commentTable, removeReactions, saveReaction, voteTable } from './stored';

export function seed(simulation: Simulation): void {
  seedAccounts(simulation);
  simulation.database.addSample('demo.profile-comments', sampleComments);
}

export const getProfile = handle(endpoints.getProfile, (request, simulation) =>
  toProfile(pageOf(request, simulation)),
);

export const getProfilePage = handle(page.getProfilePage, pageOf);

export const reactOnProfile = handle(page.reactOnProfile, (request, simulation) => {
  const { id, isOn } = request.body;
  const { posts, suggestedPages, twitterFeeds, suggestions } = pageOf(request, simulation);
  const comments = posts.flatMap(({ detailedComments }) => detailedComments);
  requireIn([...posts, ...comments, ...suggestedPages, ...twitterFeeds, ...suggestions], id);
  saveReaction(accountOf(request, simulation).id, id, isOn, simulation);
  return undefined;
});

export const addProfileComment = handle(page.addProfileComment, (request, simulation) => {
  const { postId, comment } = request.body;
  requireIn(pageOf(request, simulation).posts, postId);
  const table = commentTable(simulation);
  const accountId = accountOf(request, simulation).id;
  table.put({ id: table.nextNumber(), postId, comment, accountId });
  return undefined;
});

export const deleteProfileComment = handle(page.deleteProfileComment, (request, simulation) => {
  const table = commentTable(simulation);
  const asking = accountOf(request, simulation).id;
  const comment = table.find(
    ({ id, accountId }) => commentId(id) === request.query.id && accountId === asking,
  );
  if (!comment) throw new DemoError(404);
  table.remove(comment.id);
  removeReactions(commentId(comment.id), simulation);
  return undefined;
});

export const voteOnProfile = handle(page.voteOnProfile, (request, simulation) => {
  const { id } = request.body;
  requireIn(pageOf(request, simulation).polls, id);
  voteTable(simulation).put({ id: accountOf(request, simulation).id, choice: id });
  return undefined;
});

export const handlers: readonly Handler[] = [
  getProfile,
  getProfilePage,
  reactOnProfile,
  addProfileComment,
  deleteProfileComment,
  voteOnProfile,
];

/** @throws {DemoError} 404 if no record has the id */
function requireIn(records: readonly { id: string }[], id: string): void {
  if (!records.some((record) => record.id === id)) throw new DemoError(404);
}

/** The page in the template's format: without ids, poll results in percent. */
function toProfile({ posts, polls, suggestions, suggestedPages, ...page }: ProfilePage): Profile {
  const votes = polls.reduce((sum, poll) => sum + poll.votes, 0);
  const { header, userAbout, twitterFeeds, latestPhotos } = page;
  return {
    header,
    userAbout,
    suggestedPages: suggestedPages.map(({ id: _id, ...suggested }) => suggested),
    twitterFeeds,
    post: posts.map(({ id: _id, detailedComments, ...post }) => ({
      ...post,
      detailedComments: detailedComments.map(
        ({ id: _commentId, isYours: _isYours, ...comment }) => comment,
      ),
    })),
    latestPhotos,
    suggestions: suggestions.map(({ avatar, name, mutualFriends }) => ({
      avatar,
      name,
      mutualFriend: `${mutualFriends} mutual friends`,
    })),
    polls: polls.map(({ name, votes: own, voters }) => ({
      name,
      result: `${Math.round((own / votes) * 100)}%`,
      votedUser: voters.map(({ avatar, username }) => ({ img: avatar, username })),
    })),
  };
}
