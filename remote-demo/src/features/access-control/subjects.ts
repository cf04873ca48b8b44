/** What the demo's pages ask a right for (`access` in `pages.ts`), and what everybody may read. */
export const subjects = [
  'ACL',
  'Auth',
  'Dashboard',
  'AccountSettings',
  'Profile',
  'Email',
  'Chat',
  'Todo',
  'Calendar',
  'Invoice',
  'Shop',
  'User',
  'Faq',
  'Blog',
  'KnowledgeBase',
  'Pricing',
  'Kit',
  'Table',
] as const;
export type Subject = (typeof subjects)[number];
