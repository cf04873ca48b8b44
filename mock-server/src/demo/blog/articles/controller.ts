import type { SampleArticle } from './sample-article';

export const controller: SampleArticle = {
  title: 'A game controller on the exercise mat',
  slug: 'a-game-controller-on-the-exercise-mat',
  excerpt:
    'Our physiotherapists use a game about flying geese to train shoulders after an operation. Patients practice twice as long, and ask for the second level.',
  tags: ['Gaming', 'Video'],
  author: 7,
  daysAgo: 16,
  bookmarked: 87,
  content: [
    '<p>After shoulder surgery, there’s one exercise that everybody hates. You lift your arm to the side, slowly, forty times a day, and nothing happens. That nothing happens is the point. It’s also the problem.</p>',
    '<p>In the game, the arm is a wing. Lift it and the goose climbs; lower it too fast and the goose complains. There are hills, weather and a lighthouse. Forty lifts take you across a lake.</p>',
    '<h2>What we measured</h2>',
    '<p>Thirty-one patients took a sensor home for six weeks. Half of them had the game, half a sheet of paper with drawings. Those with the sheet practiced for five minutes a day. Those with the goose for eleven.</p>',
    '<ul><li>Range of motion after six weeks was nearly the same in both groups.</li><li>Pain was lower with the game, most of all in the second week.</li><li>Nobody with the game stopped early. Five people with the sheet did.</li></ul>',
    '<h2>What we didn’t expect</h2>',
    '<p>Grandchildren. In a third of the homes somebody else wanted to fly, and showed how it’s done, and was corrected by a person with a scar and an opinion on technique. Explaining an exercise is the best way to learn it.</p>',
    '<blockquote><p>I didn’t do my exercises. I had geese to get home.</p></blockquote>',
    '<p>The second level is nearly done. It’s about the other shoulder.</p>',
  ],
  comments: [
    [44, 14, 'Is there a version for knees? Asking for two of them.'],
    [7, 13, 'There is a frog. It isn’t ready, but it is very motivated.'],
  ],
};
