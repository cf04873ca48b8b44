import type { ChatContact } from '@praxis/contract/demo/chat';
import { useTranslation } from '@praxis/sdk';
import { Drawer } from '@praxis/sdk/ui/overlay';
import { Facts } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../../shared/statuses/statuses';
import { Presence } from '../presence';
import { ShortTime } from '../short-time';
import styles from './profile.module.css';

interface ContactPanelProps {
  contact: ChatContact;
  onClose(): void;
}

/** Profile of a contact. */
export default function ContactPanel({ contact, onClose }: ContactPanelProps) {
  const { t } = useTranslation('demo');
  const { fullName, role, about, status, chat } = contact;
  return (
    <Drawer title={t('chat.profile')} width="small" onClose={onClose}>
      <div className={styles['head']}>
        <Presence person={contact} size={96} />
        <p className={styles['name']}>{fullName}</p>
        <p className={styles['role']}>{role}</p>
      </div>
      <Facts
        items={[
          { label: t('chat.about'), value: about },
          { label: t('chat.status'), value: <StatusTag of="chat" status={status} /> },
          ...(chat
            ? [{ label: t('chat.lastMessage'), value: <ShortTime at={chat.lastMessage.time} /> }]
            : []),
        ]}
      />
    </Drawer>
  );
}
