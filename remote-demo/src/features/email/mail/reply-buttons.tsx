import type { Email } from '@praxis/contract/demo/email';
import { useTranslation } from '@praxis/sdk';
import { Button } from '@praxis/sdk/ui';
import Forward from 'lucide-react/icons/forward';
import Pencil from 'lucide-react/icons/pencil';
import Reply from 'lucide-react/icons/reply';
import ReplyAll from 'lucide-react/icons/reply-all';
import styles from './mail-view.module.css';

interface Props {
  email: Email;
  onCompose(compose: string): void;
}

/** Buttons to reply or forward; for a draft, to edit it. */
export function ReplyButtons({ email, onCompose }: Props) {
  const { t } = useTranslation('demo');
  const { id, folder, to, cc } = email;
  if (folder === 'draft')
    return (
      <div className={styles['replies']}>
        <Button icon={Pencil} onClick={() => onCompose(String(id))}>
          {t('email.editDraft')}
        </Button>
      </div>
    );
  return (
    <div className={styles['replies']}>
      <Button icon={Reply} onClick={() => onCompose(`reply-${id}`)}>
        {t('email.reply')}
      </Button>
      {to.length + cc.length > 1 && (
        <Button icon={ReplyAll} onClick={() => onCompose(`replyAll-${id}`)}>
          {t('email.replyAll')}
        </Button>
      )}
      <Button icon={Forward} onClick={() => onCompose(`forward-${id}`)}>
        {t('email.forward')}
      </Button>
    </div>
  );
}
