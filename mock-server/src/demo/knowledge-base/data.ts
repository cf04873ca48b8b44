import type {
  KnowledgeBaseCard,
  QuestionGroup,
  QuestionPage,
} from '@praxis/contract/demo/knowledge-base';
import { drawing, type DrawingName } from '../pictures/drawing';
import { pick } from '../pictures/svg';
import { localDayFrom } from '../sample/dates';
import { appointments } from './articles/appointments';
import type { Article, ArticleGroup } from './articles/article';
import { billing } from './articles/billing';
import { connections } from './articles/connections';
import { dataProtection } from './articles/data-protection';
import { messages } from './articles/messages';
import { patients } from './articles/patients';

interface Category {
  slug: string;
  picture: DrawingName;
  title: string;
  desc: string;
  groups: readonly ArticleGroup[];
}

const categories: readonly Category[] = [
  {
    slug: 'appointments',
    picture: 'calendar',
    title: 'Appointments',
    desc: 'Opening hours, reminders and the waiting list, and what to do when plans change.',
    groups: appointments,
  },
  {
    slug: 'patients',
    picture: 'people',
    title: 'Patients',
    desc: 'Records, families and consent: who may see what, and why.',
    groups: patients,
  },
  {
    slug: 'billing',
    picture: 'wallet',
    title: 'Billing',
    desc: 'Invoices, payments and refunds, from the first draft to the last cent.',
    groups: billing,
  },
  {
    slug: 'data-protection',
    picture: 'shield',
    title: 'Data protection',
    desc: 'Passwords, roles and logs, and what to do when something happens.',
    groups: dataProtection,
  },
  {
    slug: 'messages',
    picture: 'messages',
    title: 'Messages',
    desc: 'Writing, templates and calls, and the inbox that the team shares.',
    groups: messages,
  },
  {
    slug: 'connections',
    picture: 'plug',
    title: 'Connections',
    desc: 'Calendars, card terminals and laboratories that talk to each other.',
    groups: connections,
  },
];

export const knowledgeBaseCards: KnowledgeBaseCard[] = categories.map(
  ({ slug, picture, title, desc }, index) => ({
    id: index + 1,
    category: slug,
    img: drawing(picture),
    title,
    desc,
  }),
);

const colors = [
  'text-primary',
  'text-success',
  'text-info',
  'text-warning',
  'text-danger',
  'text-secondary',
] as const;

/** A question with its category and answer. */
export interface KnownQuestion {
  id: number;
  slug: string;
  category: string;
  group: ArticleGroup;
  article: Article;
}

export const allQuestions: readonly KnownQuestion[] = categories
  .flatMap(({ slug: category, groups }) =>
    groups.flatMap((group) => group.articles.map((article) => ({ category, group, article }))),
  )
  .map((known, index) => ({ ...known, id: index + 1, slug: slugOf(known.article[0]) }));

export const isCategory = (slug: string): boolean =>
  categories.some((category) => category.slug === slug);

/** The groups of a category; the first category by default. */
export function questionGroups(slug: string): QuestionGroup[] {
  const category = slug || 'appointments';
  return categories
    .filter((one) => one.slug === category)
    .flatMap(({ groups }) => groups)
    .map((group, index) => ({
      id: index + 1,
      title: group.title,
      icon: group.icon,
      iconColor: pick(colors, index),
      questions: allQuestions
        .filter((one) => one.category === category && one.group === group)
        .map(({ id, article: [question], slug: questionSlug }) => ({
          id,
          question,
          slug: questionSlug,
        })),
    }));
}

/** Number of related questions. */
const relatedCount = 5;

/** Related questions, those of the same group first. */
function relatedTo({ id, category, group }: KnownQuestion): QuestionPage['relatedQuestions'] {
  const others = allQuestions.filter((one) => one.category === category && one.id !== id);
  const after = [...others.filter((one) => one.id > id), ...others];
  const near = [...others.filter((one) => one.group === group), ...after];
  return [...new Set(near)]
    .slice(0, relatedCount)
    .map((one) => ({ id: one.id, question: one.article[0] }));
}

export function questionPage(known: KnownQuestion, seededAt: number): QuestionPage {
  const [title, answer, ...steps] = known.article;
  const list = steps.map((step) => `<li>${step}</li>`).join('');
  return {
    title,
    lastUpdated: localDayFrom(seededAt, -3 - ((known.id * 17) % 160)),
    relatedQuestions: relatedTo(known),
    content: [
      `<p>${answer}</p>`,
      steps.length > 0 ? `<h2>Step by step</h2><ol>${list}</ol>` : '',
      `<h2>Good to know</h2><p>${known.group.tip}</p>`,
    ].join(''),
  };
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
}
