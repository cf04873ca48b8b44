import { useQuery } from '@praxis/sdk/data';
import { emailsQuery } from '../queries';
import type { Emails } from '../use-mail-actions';
import { isInView, type MailView } from '../views';
import type { useSelection } from './use-selection';

interface List {
  view: MailView;
  label: string;
  q: string;
}

/** Selected emails: rows of the page, or all emails of the list once they are loaded. */
export function useSelectedEmails(
  shown: Emails,
  { view, label, q }: List,
  { ids, isWhole }: ReturnType<typeof useSelection>,
) {
  const everything = { folder: view, label, q, page: 1, perPage: Number.MAX_SAFE_INTEGER };
  const whole = useQuery(emailsQuery, isWhole ? { query: everything } : null);
  const isSelected = (id: number): boolean => isWhole || ids.has(id);
  const onShow = shown.filter(({ id }) => isSelected(id));
  const selected: Emails =
    whole.data?.emails.filter((email) => isInView(email, view, label)) ?? onShow;
  return { selected, isSelected, isPageSelected: onShow.length === shown.length, whole };
}
