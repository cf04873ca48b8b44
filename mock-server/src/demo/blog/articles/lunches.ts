import type { SampleArticle } from './sample-article';

export const lunches: SampleArticle = {
  title: 'Seven lunches that survive a morning in a locker',
  slug: 'seven-lunches-in-a-locker',
  excerpt:
    'No refrigerator, twenty minutes, and nothing that smells: a dietitian and three nurses cooked for a month and wrote down what was left in the boxes, and what wasn’t.',
  tags: ['Food'],
  author: 15,
  daysAgo: 9,
  bookmarked: 214,
  content: [
    '<p>The refrigerator on the second floor broke in January. By the time somebody ordered a new one, we had stopped needing it.</p>',
    '<p>Four of us cooked for the whole shift, one week each, under three rules: it has to last six hours at room temperature, it has to be eaten in twenty minutes, and nobody in the next room should know what it is.</p>',
    '<h2>What came back empty</h2>',
    '<ol><li>Chickpeas with lemon and a lot of parsley</li><li>Rye bread, butter, radishes and salt in a twist of paper</li><li>Rice with peas, and the egg on its own</li><li>Noodles with sesame, cold on purpose</li><li>Lentils with vinegar and mustard</li><li>Oatcakes, hard cheese and an apple cut at the last minute</li><li>Anything at all, if there was a cookie</li></ol>',
    '<h2>What came back full</h2>',
    '<p>Salads with the dressing already on. Soup, because nobody has twenty minutes and a spoon at the same time. And the famous tuna sandwich, about which we’ll only say that we had a rule.</p>',
    '<blockquote><p>If you can eat it standing up with one hand, somebody will call you before you finish. Sit down food is a form of self-defense.</p></blockquote>',
    '<p>The surprise was not a recipe. It was that people who knew lunch was waiting took their break. In the four weeks of the experiment, missed breaks fell by half. The new refrigerator arrived in May. It holds milk.</p>',
  ],
  comments: [
    [4, 8, 'The lentils. I have made them every Sunday since.'],
    [61, 8, 'Could you share how much vinegar? Mine were brave.'],
    [15, 7, 'Two tablespoons for four people, while they’re still warm. Brave is fine.'],
    [88, 5, 'I was the tuna sandwich. I have learned.'],
    [22, 2, 'We printed the list and hung it above the kettle. Day three, no regrets.'],
  ],
};
