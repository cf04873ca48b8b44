import {
  type AutocompleteItem,
  type DirectoryPage,
  type FoundContact,
  type FoundFile,
} from '@praxis/contract/demo/search';
import { fileIcon, type FileKind } from '../pictures/drawing';
import { dayFrom } from '../sample/dates';
import { person } from '../sample/people';

const topics = [
  'Appointment reminders',
  'Blood pressure log',
  'Billing address',
  'Cancellation policy',
  'Card payments',
  'Childhood vaccinations',
  'Consent forms',
  'Data export',
  'Dental check-up',
  'Emergency contacts',
  'Family membership',
  'First appointment',
  'Group courses',
  'Health insurance',
  'House calls',
  'Invoices and receipts',
  'Laboratory results',
  'Medical certificates',
  'Membership plans',
  'Nutrition advice',
  'Opening hours',
  'Parking and access',
  'Physiotherapy exercises',
  'Prescription renewal',
  'Referral letters',
  'Refunds',
  'Sick notes',
  'Telephone appointments',
  'Travel vaccinations',
  'Video appointments',
] as const;

export const autocompleteItems: AutocompleteItem[] = topics.map((title, index) => ({
  id: index + 1,
  title,
  rank: index + 1,
}));

/** target, title, icon, link; the page directory of the demo half. */
const pages: readonly (readonly [string, string, string, string])[] = [
  ['dashboardAnalytics', 'Analytics dashboard', 'BarChart2', '/dashboard/analytics'],
  ['dashboardEcommerce', 'E-commerce dashboard', 'Activity', '/'],
  ['email', 'Email', 'Mail', '/apps/email'],
  ['chat', 'Chat', 'MessageSquare', '/apps/chat'],
  ['todo', 'Todo', 'CheckSquare', '/apps/todo'],
  ['calendar', 'Calendar', 'Calendar', '/apps/calendar'],
  ['invoiceList', 'Invoice list', 'List', '/apps/invoice/list'],
  ['invoicePreview', 'Invoice preview', 'FileText', '/apps/invoice/preview'],
  ['invoiceEdit', 'Edit an invoice', 'Edit', '/apps/invoice/edit'],
  ['invoiceAdd', 'Add an invoice', 'FilePlus', '/apps/invoice/add'],
  ['shop', 'Shop', 'ShoppingBag', '/apps/ecommerce/shop'],
  ['productDetail', 'Product details', 'Package', '/apps/ecommerce/product-detail'],
  ['wishlist', 'Wishlist', 'Heart', '/apps/ecommerce/wishlist'],
  ['checkout', 'Checkout', 'ShoppingCart', '/apps/ecommerce/checkout'],
  ['userList', 'User list', 'Users', '/apps/user/list'],
  ['userView', 'View a user', 'User', '/apps/user/view'],
  ['userEdit', 'Edit a user', 'UserCheck', '/apps/user/edit'],
  ['loginV1', 'Login, first design', 'LogIn', '/pages/login-v1'],
  ['loginV2', 'Login, second design', 'LogIn', '/pages/login-v2'],
  ['registerV1', 'Register, first design', 'UserPlus', '/pages/register-v1'],
  ['registerV2', 'Register, second design', 'UserPlus', '/pages/register-v2'],
  ['forgotPasswordV1', 'Forgot password, first design', 'HelpCircle', '/pages/forgot-password-v1'],
  ['forgotPasswordV2', 'Forgot password, second design', 'HelpCircle', '/pages/forgot-password-v2'],
  ['resetPasswordV1', 'Reset password, first design', 'Key', '/pages/reset-password-v1'],
  ['resetPasswordV2', 'Reset password, second design', 'Key', '/pages/reset-password-v2'],
  ['accountSettings', 'Account settings', 'Settings', '/pages/account-settings'],
  ['profile', 'Profile', 'User', '/pages/profile'],
  ['faq', 'Frequent questions', 'HelpCircle', '/pages/faq'],
  ['knowledgeBase', 'Knowledge base', 'BookOpen', '/pages/knowledge-base'],
  ['pricing', 'Pricing', 'DollarSign', '/pages/pricing'],
  ['blogList', 'Blog list', 'Feather', '/pages/blog/list'],
  ['blogDetail', 'Blog post', 'Bookmark', '/pages/blog/detail'],
  ['blogEdit', 'Edit a blog post', 'Edit3', '/pages/blog/edit'],
  ['comingSoon', 'Opening soon', 'Clock', '/misc/coming-soon'],
  ['notAuthorized', 'Not authorized', 'XCircle', '/misc/not-authorized'],
  ['maintenance', 'Maintenance', 'Tool', '/misc/maintenance'],
  ['error', 'Error', 'AlertTriangle', '/misc/error'],
  ['accessControl', 'Access control', 'Shield', '/access-control'],
];

const bookmarked = new Set(['email', 'chat', 'todo', 'calendar']);

export const directoryPages: DirectoryPage[] = pages.map(([target, title, icon, link], index) => ({
  id: index + 1,
  target,
  isBookmarked: bookmarked.has(target),
  title,
  icon,
  link,
}));

const files: readonly (readonly [string, FileKind, string])[] = [
  ['Annual report', 'PDF', '2.4 MB'],
  ['Staff rota', 'XLS', '86 KB'],
  ['Reception handbook', 'DOC', '1.1 MB'],
  ['Waiting room plan', 'IMG', '3.2 MB'],
  ['Price list', 'XLS', '42 KB'],
  ['Consent form', 'PDF', '118 KB'],
  ['Holiday notice', 'DOC', '64 KB'],
  ['Logo package', 'ZIP', '5.7 MB'],
];

export const foundFiles: FoundFile[] = files.map(([title, kind, size], index) => ({
  title,
  by: person(index * 9 + 4).fullName,
  size,
  file: fileIcon(kind),
}));

export function foundContacts(seededAt: number): FoundContact[] {
  return Array.from({ length: 10 }, (_, index) => {
    const { fullName, email, avatar } = person(index * 6 + 2);
    return { title: fullName, email, img: avatar, date: dayFrom(seededAt, -index * 11 - 2) };
  });
}
