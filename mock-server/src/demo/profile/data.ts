import type { ProfilePage, ProfilePagePost } from '@praxis/contract/demo/profile-page';
import { drawing } from '../pictures/drawing';
import { portrait } from '../pictures/portrait';
import { scene } from '../pictures/scene';
import { localDayFrom, workingMinutesBefore } from '../sample/dates';
import { person } from '../sample/people';
import type { StoredComment } from './stored';

const owner = { avatar: portrait('Dana Whitfield'), username: 'Dana Whitfield' };

/** A person in the profile's lists. */
function face(number: number) {
  const { avatar, fullName } = person(number);
  return { avatar, username: fullName };
}

interface PostLine {
  minutesAgo: number;
  text: string;
  picture?: number;
  likes: number;
  youLiked: boolean;
  share: number;
  likedBy: readonly number[];
  comments: readonly (readonly [person: number, text: string, likes: number, youLiked: boolean])[];
}

const posts: readonly PostLine[] = [
  {
    minutesAgo: 48,
    text: 'The waiting room has new chairs, and for the first time in years all of them match. Come and try them.',
    picture: 2,
    likes: 126,
    youLiked: true,
    share: 9,
    likedBy: [4, 19, 33, 52, 71],
    comments: [
      [19, 'Finally a chair that doesn’t creak when somebody breathes.', 12, true],
      [33, 'Which color won the vote?', 3, false],
    ],
  },
  {
    minutesAgo: 60 * 27,
    text: 'Three hundred flu vaccinations in two weeks. Thank you to everybody who stayed late, and to the patients who brought cake.',
    likes: 213,
    youLiked: false,
    share: 24,
    likedBy: [0, 27, 45, 60],
    comments: [[27, 'The lemon cake was the best of them.', 8, false]],
  },
  {
    minutesAgo: 60 * 24 * 5,
    text: 'A walk along the coast on a day off. The sea doesn’t care about schedules.',
    picture: 1,
    likes: 87,
    youLiked: true,
    share: 2,
    likedBy: [12, 38, 66],
    comments: [
      [38, 'Is that the path behind the lighthouse?', 1, false],
      [12, 'I was there last week, in the rain.', 4, true],
    ],
  },
];

function toPost(line: PostLine, index: number, seededAt: number): ProfilePagePost {
  const { minutesAgo, text, picture, likes, youLiked, share, likedBy, comments } = line;
  const id = `post-${index + 1}`;
  return {
    id,
    ...owner,
    postTime: workingMinutesBefore(seededAt, minutesAgo),
    postText: text,
    ...(picture === undefined ? {} : { postImg: scene(picture) }),
    likes,
    youLiked,
    comments: comments.length,
    share,
    likedUsers: likedBy.map(face),
    likedCount: likes - likedBy.length,
    detailedComments: comments.map(([number, comment, commentsLikes, liked], place) => ({
      id: `${id}-comment-${place + 1}`,
      ...face(number),
      comment,
      commentsLikes,
      youLiked: liked,
      isYours: false,
    })),
  };
}

const pages = [
  ['seedling', 'Green Desk', 'Plants for offices', false],
  ['people', 'Reception United', 'Community', true],
  ['calendar', 'Schedule Masters', 'Planning', false],
  ['shield', 'Safe Practice', 'Data protection', false],
  ['garden', 'Healing Gardens', 'Landscape', true],
] as const;

const choices: readonly (readonly [name: string, votes: number, voters: readonly number[]])[] = [
  ['A day at the lake', 16, [4, 19, 27, 45]],
  ['Bowling', 9, [0, 33, 60]],
];

/** The owner's comments on their own posts. */
export const sampleComments: readonly StoredComment[] = [
  {
    id: 1,
    postId: 'post-3',
    comment: 'The very one. The stall with the ice cream is still open.',
    accountId: 1,
  },
];

const photos = 9;

/** The country of the sample's place; users who change their country live there instead. */
export const sampleCountry = 'Ireland';

/** The initial profile. */
export function samplePage(seededAt: number): Omit<ProfilePage, 'viewer'> {
  return {
    header: {
      ...owner,
      designation: 'Practice manager',
      coverImg: scene(4),
    },
    userAbout: {
      about: 'Runs the front desk of a practice with four doctors. Likes lists that get shorter.',
      joined: localDayFrom(seededAt, -1240),
      lives: `Galway, ${sampleCountry}`,
      email: 'admin@demo.com',
      website: 'northlight.example',
    },
    suggestedPages: pages.map(([picture, username, subtitle, favorite], index) => ({
      id: `page-${index + 1}`,
      avatar: drawing(picture),
      username,
      subtitle,
      favorite,
    })),
    twitterFeeds: [
      {
        imgUrl: face(7).avatar,
        title: face(7).username,
        id: '@hugo.moves',
        tags: '#backpain #course',
        desc: 'Six evenings, ten mats, no excuses. The back pain course begins again in two weeks.',
        favorite: false,
      },
      {
        imgUrl: face(27).avatar,
        title: face(27).username,
        id: '@beatriz.eats',
        tags: '#breakfast',
        desc: 'A bowl of oats takes four minutes. So does waiting for the bus with an empty stomach.',
        favorite: true,
      },
      {
        imgUrl: face(48).avatar,
        title: face(48).username,
        id: '@silent.hinges',
        tags: '#facilities #oil',
        desc: 'If a door squeaks in a practice, every patient hears it. One drop is enough.',
        favorite: false,
      },
    ],
    posts: posts.map((line, index) => toPost(line, index, seededAt)),
    latestPhotos: Array.from({ length: photos }, (_, index) => ({ img: scene(index + 5) })),
    suggestions: [14, 22, 39, 57, 83].map((number, index) => ({
      id: `person-${index + 1}`,
      avatar: face(number).avatar,
      name: face(number).username,
      mutualFriends: index * 4 + 3,
      isFollowed: false,
    })),
    pollQuestion: 'Where does the next day out go?',
    polls: choices.map(([name, votes, voters], index) => ({
      id: `choice-${index + 1}`,
      name,
      votes,
      isYours: false,
      voters: voters.map(face),
    })),
  };
}
