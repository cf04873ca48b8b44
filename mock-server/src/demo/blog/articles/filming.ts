import type { SampleArticle } from './sample-article';

export const filming: SampleArticle = {
  title: 'Filming a hand exercise with a phone and a bread board',
  slug: 'filming-a-hand-exercise',
  excerpt:
    'Good light, a quiet table and forty seconds are enough. Step by step from the first take to the video that patients really watch at home.',
  tags: ['Video'],
  author: 48,
  daysAgo: 37,
  bookmarked: 64,
  content: [
    '<p>A drawing of a hand shows where the fingers end up. It doesn’t show how fast, how far, or the small pause at the top that makes the exercise work. A film of forty seconds does, and you can make one before lunch.</p>',
    '<h2>What you need</h2>',
    '<p>A phone, a window, a wooden board and a colleague with steady hands. The board isn’t for looks: on a white table the camera turns the skin gray, and on wood it doesn’t.</p>',
    '<h2>How to do it</h2>',
    '<ol><li>Put the board next to a window, so that the light comes from the side.</li><li>Stand the phone on a pile of books, looking down at the hands. Lock the focus with a long press.</li><li>Say what you’re going to do, then do it three times without a word.</li><li>Film the mistake as well, and say that it’s one.</li><li>Cut off the beginning and the end. Nobody needs the part where you reach for the phone.</li></ol>',
    '<h2>What makes people watch it</h2>',
    '<p>Length, above all. Of our videos under one minute, four in five are watched to the end. Of those over three minutes, one in six. And a voice they know: the same film with a speaker we paid was watched half as often.</p>',
    '<blockquote><p>I don’t watch it for the hand. I watch it because you say “and rest”, and then I rest.</p></blockquote>',
  ],
  comments: [
    [12, 35, 'The side light changed everything. Thank you for the board, too.'],
    [66, 30, 'Do you have captions? We watch without sound at the desk.'],
  ],
};
