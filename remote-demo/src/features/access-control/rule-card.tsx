import KeyRound from 'lucide-react/icons/key-round';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useTranslation } from '@praxis/sdk';
import { Card, Icon } from '@praxis/sdk/ui';
import { Tag } from '@praxis/sdk/ui/page';
import styles from './access-control.module.css';

interface Props {
  name: 'everyone' | 'admins';
}

/** Card about a rule, rendered only for users who meet it. */
export function RuleCard({ name }: Props) {
  const { t } = useTranslation('demo');
  return (
    <Card>
      <div className={styles.rule}>
        <span className={styles.badge}>
          <Icon of={name === 'admins' ? ShieldCheck : KeyRound} />
        </span>
        <div>
          <h2>{t(`accessControl.${name}`)}</h2>
          <p className={styles.text}>{t(`accessControl.${name}Text`)}</p>
          <div className={styles.required}>
            <Tag tone="info">{t(`accessControl.${name}Rule`)}</Tag>
          </div>
        </div>
      </div>
    </Card>
  );
}
