import type {
  ProfilePage,
  ProfilePageComment,
  ProfilePagePost,
} from '@praxis/contract/demo/profile-page';
import type { BearerRequest, Simulation } from '../../core/module';
import {
  accountOf,
  publicProfileOf,
  sampleAccountOf,
  settingsOf,
} from '../account-settings/stored';
import { accountTable } from '../jwt/accounts';
import type { StoredDemoUser } from '../jwt/data';
import { localDayFrom } from '../sample/dates';
import { sampleCountry, samplePage } from './data';
import { commentId, commentTable, reactionOf, voteTable } from './stored';

/** The current profile: the account's settings, with reactions, comments and votes applied. */
export function pageOf(request: BearerRequest, simulation: Simulation): ProfilePage {
  const account = accountOf(request, simulation);
  const isSample = account.id === sampleAccountOf(simulation).id;
  const sample = isSample ? samplePage(simulation.seededAt) : firstPage(account, simulation);
  const { general, info } = settingsOf(account, simulation);
  const viewer = authorOf(account.id, simulation);
  // The sample's likes and follows are the sample account's.
  const isOn = (id: string, inSample: boolean) =>
    reactionOf(account.id, id, simulation) ?? (isSample && inSample);
  return {
    header: { ...sample.header, ...viewer },
    userAbout: {
      ...sample.userAbout,
      about: info.bio,
      lives: isSample && info.country === sampleCountry ? sample.userAbout.lives : info.country,
      email: general.email,
      website: info.website.replace(/^https?:\/\//, ''),
    },
    viewer,
    posts: sample.posts.map((post) => ({
      ...withReactions(post, isOn, commentsOn(post.id, request, simulation)),
      ...viewer,
    })),
    latestPhotos: sample.latestPhotos,
    suggestedPages: sample.suggestedPages.map((page) => ({
      ...page,
      favorite: isOn(page.id, page.favorite),
    })),
    twitterFeeds: sample.twitterFeeds.map((feed) => ({
      ...feed,
      favorite: isOn(feed.id, feed.favorite),
    })),
    suggestions: sample.suggestions.map((person) => ({
      ...person,
      isFollowed: isOn(person.id, person.isFollowed),
    })),
    pollQuestion: sample.pollQuestion,
    polls: withVotes(sample.polls, account.id, simulation),
  };
}

/** The profile of a new user: general suggestions, and nothing of the sample account. */
function firstPage({ registeredAt }: StoredDemoUser, { seededAt }: Simulation) {
  const { header, userAbout, ...suggested } = samplePage(seededAt);
  const joined = registeredAt ?? localDayFrom(seededAt, 0);
  return {
    ...suggested,
    header: { ...header, designation: '' },
    userAbout: { ...userAbout, joined },
    posts: [],
    latestPhotos: [],
  };
}

type IsOn = (id: string, inSample: boolean) => boolean;

/** Adjusts a count by the user's change since the sample data. */
const adjustCount = (count: number, before: boolean, now: boolean) =>
  count + Number(now) - Number(before);

function withReactions(
  post: ProfilePagePost,
  isOn: IsOn,
  written: readonly ProfilePageComment[],
): ProfilePagePost {
  const youLiked = isOn(post.id, post.youLiked);
  const detailedComments = [...post.detailedComments, ...written].map((comment) => {
    const liked = isOn(comment.id, comment.youLiked);
    const commentsLikes = adjustCount(comment.commentsLikes, comment.youLiked, liked);
    return { ...comment, youLiked: liked, commentsLikes };
  });
  return {
    ...post,
    youLiked,
    likes: adjustCount(post.likes, post.youLiked, youLiked),
    likedCount: adjustCount(post.likedCount, post.youLiked, youLiked),
    comments: detailedComments.length,
    detailedComments,
  };
}

function commentsOn(
  postId: string,
  request: BearerRequest,
  simulation: Simulation,
): ProfilePageComment[] {
  const asking = accountOf(request, simulation).id;
  return commentTable(simulation)
    .filter((comment) => comment.postId === postId)
    .toSorted((one, other) => one.id - other.id)
    .map(({ id, comment, accountId }) => ({
      ...authorOf(accountId, simulation),
      id: commentId(id),
      comment,
      commentsLikes: 0,
      youLiked: false,
      isYours: accountId === asking,
    }));
}

function withVotes(
  polls: ProfilePage['polls'],
  asking: number,
  simulation: Simulation,
): ProfilePage['polls'] {
  return polls.map((poll) => {
    const votes = voteTable(simulation).filter(({ choice }) => choice === poll.id);
    return {
      ...poll,
      isYours: votes.some(({ id }) => id === asking),
      votes: poll.votes + votes.length,
      voters: [...votes.map(({ id }) => authorOf(id, simulation)), ...poll.voters],
    };
  });
}

function authorOf(accountId: number, simulation: Simulation) {
  const account = accountTable(simulation).get(accountId) ?? sampleAccountOf(simulation);
  const { avatar, name } = publicProfileOf(account, simulation);
  return { avatar, username: name };
}
