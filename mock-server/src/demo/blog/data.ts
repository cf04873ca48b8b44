import {
  blogCategories,
  type BlogCategory,
  type BlogDetail,
  type BlogEdit,
  type BlogPost,
  type BlogSidebar,
} from '@praxis/contract/demo/blog';
import { scene } from '../pictures/scene';
import { momentFrom } from '../sample/dates';
import { person } from '../sample/people';

interface Line {
  title: string;
  excerpt: string;
  tags: BlogCategory[];
  author: number;
  daysAgo: number;
  comment: number;
}

const lines: readonly [Line, ...Line[]] = [
  {
    title: 'What a white coat says, and what it does not',
    excerpt:
      'Children are less afraid of a cardigan, and older patients trust a coat. We asked four hundred people in our waiting rooms what they would like to see, and changed the rack at the entrance.',
    tags: ['Fashion', 'Quote'],
    author: 27,
    daysAgo: 3,
    comment: 12,
  },
  {
    title: 'Seven lunches that survive a morning in a locker',
    excerpt:
      'No refrigerator, twenty minutes, and nothing that smells: a dietitian and three nurses cooked for a month and wrote down what was left in the boxes, and what was not.',
    tags: ['Food'],
    author: 15,
    daysAgo: 9,
    comment: 27,
  },
  {
    title: 'A game controller on the exercise mat',
    excerpt:
      'Our physiotherapists use a game about flying geese to train shoulders after an operation. Patients practise twice as long, and ask for the second level.',
    tags: ['Gaming', 'Video'],
    author: 7,
    daysAgo: 16,
    comment: 8,
  },
  {
    title: '"You are on time" and eleven other kind sentences',
    excerpt:
      'The first sentence at the desk decides how the rest of the visit feels. A small collection from receptionists who have said all the other sentences, too.',
    tags: ['Quote'],
    author: 41,
    daysAgo: 24,
    comment: 31,
  },
  {
    title: 'Filming a hand exercise with a telephone and a bread board',
    excerpt:
      'Good light, a quiet table and forty seconds are enough. Step by step from the first take to the video that patients really watch at home.',
    tags: ['Video'],
    author: 48,
    daysAgo: 37,
    comment: 5,
  },
  {
    title: 'Shoes for twelve hours on linoleum',
    excerpt:
      'Six pairs, six people, six weeks. The cheapest pair lost its sole, the dearest pair lost its friends, and one pair in the middle is now on every second foot.',
    tags: ['Fashion'],
    author: 60,
    daysAgo: 52,
    comment: 44,
  },
];

const recent = 4;

const icons: Record<BlogCategory, string> = {
  Fashion: 'Watch',
  Food: 'ShoppingCart',
  Gaming: 'Command',
  Quote: 'Hash',
  Video: 'Video',
};

const content = [
  '<p>It began with a question at the desk: "Is the doctor the one in the jumper?" Nobody had told the patient, and nobody had thought that it mattered.</p>',
  '<p>So we asked. Four hundred people in three waiting rooms received a sheet with six drawings and one question: whom would you tell that you are afraid? The answers surprised us less than the reasons that were written beside them.</p>',
  '<h4>What patients see</h4>',
  '<p>Under the age of ten, the cardigan wins by far. Over seventy, the coat does. In between, most people look at the face first and at the name badge second, and remember neither the coat nor the jumper.</p>',
  '<blockquote>A coat says that you know something. A badge says who you are. I need the second one more.</blockquote>',
  '<h4>What we changed</h4>',
  '<ul><li>Badges are large enough to be read from the chair.</li><li>Coats hang at the entrance of the treatment rooms, and everybody decides for themselves.</li><li>Whoever meets children keeps a cardigan at hand.</li></ul>',
  '<p>The next survey is about shoes. We are told that there is more to say about them.</p>',
].join('');

const comments: readonly (readonly [number, number, string])[] = [
  [
    36,
    2,
    'My daughter asked for "the doctor with the yellow buttons" at every visit. It is the cardigan.',
  ],
  [
    55,
    2,
    'As a patient over seventy: it is not the coat, it is that I can find you in the corridor.',
  ],
  [
    73,
    1,
    'We tried large badges last year. The best thing about them is that colleagues learn the names, too.',
  ],
];

function author({ author: number }: Line) {
  const { fullName, avatar } = person(number);
  return { avatar, userFullName: fullName };
}

export function sampleBlogPosts(seededAt: number): BlogPost[] {
  return lines.map((line, index) => ({
    ...author(line),
    id: index + 1,
    img: scene(index),
    title: line.title,
    blogPosted: momentFrom(seededAt, -line.daysAgo, 10),
    tags: line.tags,
    excerpt: line.excerpt,
    comment: line.comment,
  }));
}

export function sampleBlogSidebar(seededAt: number): BlogSidebar {
  return {
    recentPosts: sampleBlogPosts(seededAt)
      .slice(0, recent)
      .map(({ id, img, title, blogPosted }) => ({ id, img, title, createdTime: blogPosted })),
    categories: blogCategories.map((category) => ({ category, icon: icons[category] })),
  };
}

export function sampleBlogDetail(seededAt: number): BlogDetail {
  const [line] = lines;
  return {
    blog: {
      ...author(line),
      img: scene(0),
      title: line.title,
      createdTime: momentFrom(seededAt, -line.daysAgo, 10),
      tags: line.tags,
      content,
      comments: line.comment,
      bookmarked: 139,
    },
    comments: comments.map(([number, daysAgo, commentText]) => ({
      avatar: person(number).avatar,
      userFullName: person(number).fullName,
      commentedAt: momentFrom(seededAt, -daysAgo, 17),
      commentText,
    })),
  };
}

export function sampleBlogEdit(seededAt: number): BlogEdit {
  const [line] = lines;
  return {
    ...author(line),
    createdTime: momentFrom(seededAt, -line.daysAgo, 10),
    blogTitle: line.title,
    blogCategories: line.tags.map((label) => ({ value: label.toLowerCase(), label })),
    slug: 'what-a-white-coat-says',
    status: 'Published',
    excerpt: line.excerpt,
    featuredImage: scene(0),
    content,
  };
}
