import type { SampleArticle } from './sample-article';

export const shoes: SampleArticle = {
  title: 'Shoes for twelve hours on linoleum',
  slug: 'shoes-for-twelve-hours',
  excerpt:
    'Six pairs, six people, six weeks. The cheapest pair lost its sole, the most expensive one lost its friends, and one pair in the middle is now on every other foot.',
  tags: ['Fashion'],
  author: 60,
  daysAgo: 52,
  bookmarked: 251,
  content: [
    '<p>A nurse on a day shift walks eleven kilometers. We know because we counted, and we counted because there was an argument about clogs.</p>',
    '<p>Six of us drew lots for six pairs, from 19 to 210 dollars, and wore them for six weeks: on linoleum, on stairs, on the wet spot in front of the lab. Every evening we wrote down one number for the feet and one for the back.</p>',
    '<h2>What the numbers say</h2>',
    '<p>Price explains almost nothing. The pair for 19 dollars came apart in the fourth week, but until then it was third. The pair for 210 dollars was comfortable, squeaked, and made its wearer eat alone.</p>',
    '<ul><li>A firm heel matters more than a soft one.</li><li>Half a size up from noon onward: feet grow.</li><li>Two pairs in turn last three times as long as one.</li></ul>',
    '<h2>The clogs</h2>',
    '<p>They came second, and the argument isn’t over. They’re light, they’re easy to clean, and they fly. Two of them left their feet during the six weeks, one in the direction of a visitor.</p>',
    '<blockquote><p>I’d wear them again. I’d also like to apologize again.</p></blockquote>',
    '<p>The winner costs 74 dollars, has no name you’d know, and is gray. By the end of the trial, every other person on the ward had ordered it. We’re now told apart by our socks.</p>',
  ],
  comments: [
    [18, 50, 'Socks are the next article. I’m volunteering.'],
    [71, 47, 'Compression socks, any color. My back sends its regards.'],
    [33, 44, 'For the record: the visitor was very nice about it.'],
  ],
};
