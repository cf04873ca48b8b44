import type {
  ProfilePage,
  ProfilePageComment,
  ProfilePagePost,
} from '@praxis/contract/demo/profile-page';
import type { HandledRequest, Simulation } from '../../core/module';
import { accountOf, sampleAccountOf, settingsOf } from '../account-settings/stored';
import { accountTable } from '../jwt/accounts';
import { samplePage } from './data';
import { commentId, commentTable, reactionTable, voteOf } from './stored';

type Asking = Pick<HandledRequest, 'bearer'>;

/** The profile as it is now: the sample, what the account's settings say, and what was done on it. */
export function pageOf(request: Asking, simulation: Simulation): ProfilePage {
  const sample = samplePage(simulation.seededAt);
  const owner = settingsOf(sampleAccountOf(simulation), simulation);
  const face = { avatar: owner.general.avatar, username: owner.general.fullName };
  const isOn = (id: string, inSample: boolean) =>
    reactionTable(simulation).get(id)?.isOn ?? inSample;
  return {
    header: { ...sample.header, ...face },
    userAbout: {
      ...sample.userAbout,
      about: owner.info.bio,
      email: owner.general.email,
      website: owner.info.website.replace(/^https?:\/\//, ''),
    },
    viewer: faceOf(accountOf(request, simulation).id, simulation),
    posts: sample.posts.map((post) => ({
      ...withReactions(post, isOn, commentsOn(post.id, request, simulation)),
      ...face,
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
    polls: withVote(
      sample.polls,
      voteOf(simulation),
      faceOf(accountOf(request, simulation).id, simulation),
    ),
  };
}

type IsOn = (id: string, inSample: boolean) => boolean;

/** One more or one less, where one has changed one's mind since the sample. */
const counted = (count: number, before: boolean, now: boolean) =>
  count + Number(now) - Number(before);

function withReactions(
  post: ProfilePagePost,
  isOn: IsOn,
  written: readonly ProfilePageComment[],
): ProfilePagePost {
  const youLiked = isOn(post.id, post.youLiked);
  const detailedComments = [...post.detailedComments, ...written].map((comment) => {
    const liked = isOn(comment.id, comment.youLiked);
    const commentsLikes = counted(comment.commentsLikes, comment.youLiked, liked);
    return { ...comment, youLiked: liked, commentsLikes };
  });
  return {
    ...post,
    youLiked,
    likes: counted(post.likes, post.youLiked, youLiked),
    likedCount: counted(post.likedCount, post.youLiked, youLiked),
    comments: detailedComments.length,
    detailedComments,
  };
}

function commentsOn(postId: string, request: Asking, simulation: Simulation): ProfilePageComment[] {
  const asking = accountOf(request, simulation).id;
  return commentTable(simulation)
    .filter((comment) => comment.postId === postId)
    .toSorted((one, other) => one.id - other.id)
    .map(({ id, comment, accountId }) => ({
      ...faceOf(accountId, simulation),
      id: commentId(id),
      comment,
      commentsLikes: 0,
      youLiked: false,
      isYours: accountId === asking,
    }));
}

function withVote(
  polls: ProfilePage['polls'],
  vote: string | undefined,
  viewer: ProfilePage['viewer'],
): ProfilePage['polls'] {
  return polls.map((poll) =>
    poll.id === vote
      ? { ...poll, isYours: true, votes: poll.votes + 1, voters: [viewer, ...poll.voters] }
      : poll,
  );
}

/** How an account is shown; who has no name yet by their username. */
function faceOf(accountId: number, simulation: Simulation) {
  const account = accountTable(simulation).get(accountId) ?? sampleAccountOf(simulation);
  const { avatar, fullName, username } = settingsOf(account, simulation).general;
  return { avatar, username: fullName || username };
}
