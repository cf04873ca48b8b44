import {
  aboutAtMost,
  chatStatuses,
  updateChatProfile,
  type ChatProfile,
} from '@praxis/contract/demo/chat';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { RadioField, SwitchField, TextAreaField, useForm } from '@praxis/sdk/ui/form';
import { FormDrawer } from '@praxis/sdk/ui/overlay';
import { useStatusText } from '../../../shared/statuses/statuses';
import styles from '../detail/profile.module.css';
import { Presence } from '../presence';

interface OwnProfileDrawerProps {
  profile: ChatProfile;
  onClose(): void;
}

/** What others see of oneself, and the two settings. */
export default function OwnProfileDrawer({ profile, onClose }: OwnProfileDrawerProps) {
  const { t } = useTranslation('demo');
  const statusText = useStatusText();
  const update = useMutation(updateChatProfile);
  const form = useForm({
    initial: { about: profile.about, status: profile.status, settings: profile.settings },
    async onSubmit(values) {
      await update.run({ body: { profile: values } }, { success: t('chat.profileSaved') });
      onClose();
    },
  });
  const { about, status } = form.values;
  return (
    <FormDrawer title={t('chat.ownProfile')} width="small" form={form} onClose={onClose}>
      <div className={styles['head']}>
        <Presence person={{ ...profile, status }} size={96} />
        <p className={styles['name']}>{profile.fullName}</p>
        <p className={styles['role']}>{profile.role}</p>
      </div>
      <TextAreaField
        {...form.field('about')}
        label={t('chat.about')}
        optional
        maxLength={aboutAtMost}
        help={t('chat.aboutLength', { length: about.length, limit: aboutAtMost })}
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
