import {
  toggleEmailsLabel,
  updateEmails,
  type Email,
  type EmailFolder,
} from '@praxis/contract/demo/email';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { useUiText } from '@praxis/sdk/ui';
import { useLabelName } from './labels';

export type Emails = readonly Email[];

/** Actions on one or several emails, as optimistic updates with Undo. */
export interface MailActions {
  move(emails: Emails, folder: EmailFolder): void;
  setRead(emails: Emails, isRead: boolean): void;
  setStarred(emails: Emails, isStarred: boolean): void;
  /** Adds the label if any of them lacks it, otherwise removes it from all. */
  toggleLabel(emails: Emails, label: string): void;
}

const idsOf = (emails: Emails) => emails.map(({ id }) => id);

/** Runs the actions, and reports why one was rejected. */
export function useMailActions(): MailActions {
  const { t } = useTranslation('demo');
  const text = useUiText();
  const nameOf = useLabelName();
  const update = useMutation(updateEmails);
  const label = useMutation(toggleEmailsLabel);
  /** A request changes all of its emails or none. */
  const refused = (emails: Emails) => ({
    404: emails.length > 1 ? t('email.someGone') : text('codes.not_found'),
  });
  const failed = (emails: Emails) => {
    const [first] = emails;
    return emails.length === 1 && first?.subject
      ? text('failure.change', { name: first.subject })
      : t('email.unchanged', { count: emails.length });
  };

  const set = (emails: Emails, changes: Partial<Email>, success?: { text: string; undo(): void }) =>
    void update.runOrNotify(
      { body: { emailIds: idsOf(emails), dataToUpdate: changes } },
      {
        optimistic: emails.map((record) => ({ record, changes })),
        ...(success && { success: { text: success.text, undo: { run: success.undo } } }),
        refused: refused(emails),
        failed: failed(emails),
        retry: () => set(emails, changes, success),
      },
    );

  const toggle = (emails: Emails, name: string, success?: string) => {
    const toggled = (labels: readonly string[]) =>
      labels.includes(name) ? labels.filter((one) => one !== name) : [...labels, name];
    const back = () =>
      toggle(
        emails.map((one) => ({ ...one, labels: toggled(one.labels) })),
        name,
      );
    void label.runOrNotify(
      { body: { emailIds: idsOf(emails), label: name } },
      {
        turns: {
          what: [...idsOf(emails), name].join(),
          on: emails.some(({ labels }) => !labels.includes(name)),
        },
        optimistic: emails.map((record) => ({
          record,
          changes: { labels: toggled(record.labels) },
        })),
        ...(success !== undefined && { success: { text: success, undo: { run: back } } }),
        retry: () => toggle(emails, name, success),
        refused: refused(emails),
        failed: failed(emails),
      },
    );
  };

  return {
    move(emails, folder) {
      set(
        emails,
        { folder },
        {
          text: t(`email.moved.${folder}`, { count: emails.length }),
          // Each returns to its own folder.
          undo() {
            for (const before of new Set(emails.map((one) => one.folder)))
              set(
                emails.filter((one) => one.folder === before),
                { folder: before },
              );
          },
        },
      );
    },
    setRead(emails, isRead) {
      const changed = emails.filter((one) => one.isRead !== isRead);
      if (changed.length === 0) return;
      set(
        changed,
        { isRead },
        {
          text: t(isRead ? 'email.markedRead' : 'email.markedUnread', { count: changed.length }),
          undo: () => set(changed, { isRead: !isRead }),
        },
      );
    },
    setStarred: (emails, isStarred) => set(emails, { isStarred }),
    toggleLabel(emails, name) {
      const bare = emails.filter(({ labels }) => !labels.includes(name));
      const count = bare.length > 0 ? bare.length : emails.length;
      toggle(
        bare.length > 0 ? bare : emails,
        name,
        t(bare.length > 0 ? 'email.labelSet' : 'email.labelTaken', { label: nameOf(name), count }),
      );
    },
  };
}
