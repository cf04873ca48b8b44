import { useId } from 'react';
import { updateNotifications } from '@praxis/contract/demo/account-changes';
import type { NotificationSettings } from '@praxis/contract/demo/account-settings';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { useUiText } from '@praxis/sdk/ui';
import { SwitchField } from '@praxis/sdk/ui/form';
import { FormSection } from '@praxis/sdk/ui/overlay';
import styles from './account-settings.module.css';
import type { Settings } from './queries';

const groups = {
  activity: ['commentOnArticle', 'answerOnForm', 'followMe'],
  news: ['newAnnouncements', 'productUpdates', 'blogDigest'],
} as const satisfies Record<string, readonly (keyof NotificationSettings)[]>;

/** Switches for email notifications; each is saved immediately. */
export function NotificationsTab({ settings }: { settings: Settings }) {
  const { t } = useTranslation('demo');
  const text = useUiText();
  const id = useId();
  const { runOrNotify } = useMutation(updateNotifications);
  const { notification } = settings;
  const set = (name: keyof NotificationSettings, isOn: boolean) =>
    void runOrNotify(
      { body: { notification: { [name]: isOn } } },
      {
        optimistic: {
          record: settings,
          changes: { notification: { ...notification, [name]: isOn } },
        },
        failed: text('failure.change', { name: t(`accountSettings.notify.${name}`) }),
        retry: () => set(name, isOn),
      },
    );
  return (
    <div className={styles['groups']}>
      {(['activity', 'news'] as const).map((group) => (
        <FormSection
          key={group}
          title={t(`accountSettings.notify.${group}.title`)}
          help={t(`accountSettings.notify.${group}.help`)}
        >
          {groups[group].map((name) => (
            <SwitchField
              key={name}
              id={`${id}${name}`}
              name={name}
              value={notification[name]}
              onChange={(isOn) => set(name, isOn)}
              onBlur={() => undefined}
              label={t(`accountSettings.notify.${name}`)}
            />
          ))}
        </FormSection>
      ))}
    </div>
  );
}
