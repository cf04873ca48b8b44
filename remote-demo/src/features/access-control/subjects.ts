/**
 * Subjects that the demo's pages require permission for (`access` in `pages.ts`), and those that
 * everyone may read.
 */
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
