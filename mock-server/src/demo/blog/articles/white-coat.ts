import type { SampleArticle } from './sample-article';

export const whiteCoat: SampleArticle = {
  title: 'What a white coat says, and what it doesn’t',
  slug: 'what-a-white-coat-says',
  excerpt:
    'Children are less afraid of a cardigan, and older patients trust a coat. We asked four hundred people in our waiting rooms what they’d like to see, and changed the rack at the entrance.',
  tags: ['Fashion', 'Quote'],
  author: 27,
  daysAgo: 3,
  bookmarked: 139,
  content: [
    '<p>It began with a question at the desk: “Is the doctor the one in the sweater?” Nobody had told the patient, and nobody had thought it mattered.</p>',
    '<p>So we asked. Four hundred people in three waiting rooms were given a sheet with six drawings and one question: who would you tell that you’re afraid? The answers surprised us less than the reasons written next to them.</p>',
    '<h2>What patients see</h2>',
    '<p>Under the age of ten, the cardigan wins by far. Over seventy, the coat does. In between, most people look at the face first and at the name badge second, and remember neither the coat nor the sweater.</p>',
    '<blockquote><p>A coat tells me that you know something. A badge tells me who you are. I need the second one more.</p></blockquote>',
    '<p>One man had drawn his own picture in the margin: a coat with rolled-up sleeves, and a pen behind the ear. “Somebody who is about to do something,” he wrote. We have thought about that drawing more than about all the numbers.</p>',
    '<h2>What we changed</h2>',
    '<ul><li>Badges are large enough to be read from the chair.</li><li>Coats hang at the entrance of the treatment rooms, and everyone decides for themselves.</li><li>Whoever sees children keeps a cardigan at hand.</li></ul>',
    '<p>None of this was expensive. The badges cost less than the coffee we drank while arguing about them. And the question at the desk hasn’t been asked again since March.</p>',
    '<p>The next survey is about shoes. We’re told that there’s more to say about them.</p>',
  ],
  comments: [
    [
      36,
      2,
      'My daughter asked for “the doctor with the yellow buttons” every time. It’s the cardigan.',
    ],
    [
      55,
      2,
      'As a patient over seventy: it isn’t the coat, it’s that I can find you in the corridor.',
    ],
    [
      73,
      1,
      'We tried large badges last year. The best thing about them is that colleagues learn the names, too.',
    ],
  ],
};
