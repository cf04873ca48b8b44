import type { SampleArticle } from './sample-article';

export const sentences: SampleArticle = {
  title: '“You’re right on time” and eleven other kind sentences',
  slug: 'you-are-right-on-time',
  excerpt:
    'The first sentence at the desk decides how the rest of the morning feels. A small collection from receptionists who have said all the other sentences, too.',
  tags: ['Quote'],
  author: 41,
  daysAgo: 24,
  bookmarked: 176,
  content: [
    '<p>Between the door and the desk are seven steps. In those seven steps people rehearse: their name, their excuse for being late, the word for what hurts. Then somebody says the first sentence, and all of it is forgotten or all of it is easy.</p>',
    '<h2>When somebody arrives</h2>',
    '<ul><li>“You’re right on time.”</li><li>“I’ve got you down for ten. Take a breath first.”</li><li>“You’ve found us. That’s the hard part.”</li><li>“Ms. Ferguson? I’ve been looking forward to putting a face to the voice.”</li></ul>',
    '<h2>When something has gone wrong</h2>',
    '<ul><li>“That’s our mistake, and here is what I’ll do.”</li><li>“The doctor is twenty minutes behind. You can walk around the block; I’ll call you.”</li><li>“You’re not in the calendar, and you’re not going home, either.”</li><li>“I don’t know. I’ll find out before you’ve finished your coffee.”</li></ul>',
    '<h2>When somebody leaves</h2>',
    '<ul><li>“It’s all on paper, so you don’t have to remember it.”</li><li>“Call me if it isn’t better by Thursday. Me, not the line.”</li><li>“I’m glad you came in.”</li><li>“See you in spring.”</li></ul>',
    '<p>None of them costs anything. All of them need somebody who looks up from the screen. That’s why our screens now stand a hand’s breadth further to the left: you can’t read them and speak to the door at the same time, and so we don’t try.</p>',
  ],
  comments: [
    [9, 23, '“That’s the hard part” made me laugh out loud in the waiting room.'],
    [30, 22, 'I’d add: “You don’t have to be quiet here.”'],
    [52, 20, 'My mother is hard of hearing. The kindest sentence is the one you say facing her.'],
    [41, 19, 'You’re right, and it goes on the list. Thank you.'],
  ],
};
