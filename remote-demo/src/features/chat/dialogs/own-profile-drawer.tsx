import {
  maxAboutLength,
  chatStatuses,
  updateChatProfile,
  type ChatProfile,
} from '@praxis/contract/demo/chat';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { RadioField, SwitchField, TextAreaField, useForm } from '@praxis/sdk/ui/form';
import { FormDrawer } from '@praxis/sdk/ui/overlay';
import { oneOf } from '@praxis/sdk/ui/page';
import { useStatusText } from '../../../shared/statuses/statuses';
import { useLoadedVersion } from '../../../shared/use-loaded-version';
import styles from '../detail/profile.module.css';
import { Presence } from '../presence';

interface OwnProfileDrawerProps {
  profile: ChatProfile;
  onClose(): void;
}

/** Form of the user's own profile, which contacts see, and the two settings. */
export default function OwnProfileDrawer({ profile, onClose }: OwnProfileDrawerProps) {
  const { t } = useTranslation('demo');
  const statusText = useStatusText();
  const update = useMutation(updateChatProfile);
  const saved = { about: profile.about, status: profile.status, settings: profile.settings };
  const form = useForm({
    initial: saved,
    newest: { version: useLoadedVersion(saved), values: saved },
    async onSubmit(values) {
      await update.run({ body: { profile: values } }, { success: t('chat.profileSaved') });
      onClose();
    },
  });
  const { about, status } = form.values;
  return (
    <FormDrawer
      title={t('chat.ownProfile')}
      width="small"
      form={form}
      describe={(path, value) => {
        const chosen = path === 'status' && oneOf(String(value), chatStatuses);
        return chosen ? statusText('chat', chosen) : undefined;
      }}
      onClose={onClose}
    >
      <div className={styles['head']}>
        <Presence person={{ ...profile, status }} size={96} />
        <p className={styles['name']}>{profile.fullName}</p>
        <p className={styles['role']}>{profile.role}</p>
      </div>
      <TextAreaField
        {...form.field('about')}
        label={t('chat.about')}
        optional
        maxLength={maxAboutLength}
        help={t('chat.aboutLength', { length: about.length, limit: maxAboutLength })}
      />
      <RadioField
        {...form.field('status')}
        label={t('chat.status')}
        choices={chatStatuses.map((value) => ({ value, label: statusText('chat', value) }))}
      />
      <SwitchField
        {...form.field('settings.isTwoStepAuthVerificationEnabled')}
        label={t('chat.twoStep')}
      />
      <SwitchField {...form.field('settings.isNotificationsOn')} label={t('chat.notifications')} />
    </FormDrawer>
  );
}
