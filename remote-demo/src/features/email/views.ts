import type { Email } from '@praxis/contract/demo/email';

/** Views of the list: the folders, and two views across them. */
export const mailViews = ['inbox', 'starred', 'sent', 'draft', 'all', 'spam', 'trash'] as const;
export type MailView = (typeof mailViews)[number];

/** Rows per page. */
export const perPage = 25;

/** Address of a view with search parameters: the label, and the open compose window. */
export function addressOfView(
  view: MailView,
  named: Readonly<Record<string, string | null>> = {},
): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(named)) if (value) params.set(name, value);
  const path = view === 'inbox' ? '/apps/email' : `/apps/email/${view}`;
  return params.size > 0 ? `${path}?${params}` : path;
}

export const addressOfMail = (view: MailView, id: number): string => `/apps/email/${view}/${id}`;

/** Whether a view includes an email: an optimistically moved one leaves it before the response. */
export function isInView(email: Email, view: MailView, label: string): boolean {
  if (label !== '' && !email.labels.includes(label)) return false;
  const isOutsideTrash = email.folder !== 'trash';
  if (view === 'starred') return email.isStarred && isOutsideTrash;
  if (view === 'all') return isOutsideTrash && email.folder !== 'spam';
  return email.folder === view;
}
