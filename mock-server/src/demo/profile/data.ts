import type { Profile, ProfilePost } from '@praxis/contract/demo/profile';
import { drawing } from '../pictures/drawing';
import { portrait } from '../pictures/portrait';
import { scene } from '../pictures/scene';
import { dayFrom, minutesBefore } from '../sample/dates';
import { person } from '../sample/people';

const avatar = portrait('Dana Whitfield');

/** A person as the profile's lists show them. */
function face(number: number) {
  const { avatar, fullName } = person(number);
  return { avatar, username: fullName };
}

const voter = (number: number) => ({ img: face(number).avatar, username: face(number).username });

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
      [19, 'Finally a chair that does not creak when somebody breathes.', 12, true],
      [33, 'Which colour won the vote?', 3, false],
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
    text: 'A walk along the coast on a free Friday. The sea does not care about rotas.',
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

function toPost(line: PostLine, seededAt: number): ProfilePost {
  const { minutesAgo, text, picture, likes, youLiked, share, likedBy, comments } = line;
  return {
    avatar,
    username: 'Dana Whitfield',
    postTime: minutesBefore(seededAt, minutesAgo),
    postText: text,
    ...(picture === undefined ? {} : { postImg: scene(picture) }),
    likes,
    youLiked,
    comments: comments.length,
    share,
    likedUsers: likedBy.map(face),
    likedCount: likes - likedBy.length,
    detailedComments: comments.map(([number, comment, commentsLikes, liked]) => ({
      ...face(number),
      comment,
      commentsLikes,
      youLiked: liked,
    })),
  };
}

const photos = 9;

export function sampleProfile(seededAt: number): Profile {
  return {
    header: {
      avatar,
      username: 'Dana Whitfield',
      designation: 'Practice manager',
      coverImg: scene(4),
    },
    userAbout: {
      about: 'Runs the front desk of a practice with four doctors. Likes lists that get shorter.',
      joined: dayFrom(seededAt, -1240),
      lives: 'Galway, Ireland',
      email: 'admin@demo.com',
      website: 'northlight.example',
    },
    suggestedPages: [
      {
        avatar: drawing('seedling'),
        username: 'Green Desk',
        subtitle: 'Plants for offices',
        favorite: false,
      },
      {
        avatar: drawing('people'),
        username: 'Reception United',
        subtitle: 'Community',
        favorite: true,
      },
      {
        avatar: drawing('calendar'),
        username: 'Rota Masters',
        subtitle: 'Planning',
        favorite: false,
      },
      {
        avatar: drawing('shield'),
        username: 'Safe Practice',
        subtitle: 'Data protection',
        favorite: false,
      },
      {
        avatar: drawing('garden'),
        username: 'Healing Gardens',
        subtitle: 'Landscape',
        favorite: true,
      },
    ],
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
    post: posts.map((line) => toPost(line, seededAt)),
    latestPhotos: Array.from({ length: photos }, (_, index) => ({ img: scene(index + 5) })),
    suggestions: [14, 22, 39, 57, 83].map((number, index) => ({
      avatar: face(number).avatar,
      name: face(number).username,
      mutualFriend: `${index * 4 + 3} mutual friends`,
    })),
    polls: [
      { name: 'A day at the lake', result: '64%', votedUser: [4, 19, 27, 45].map(voter) },
      { name: 'Bowling', result: '36%', votedUser: [0, 33, 60].map(voter) },
    ],
  };
}
