import Send from 'lucide-react/icons/send';
import { useTranslation } from '@praxis/sdk';
import { Button, Card, LinkButton, useUiText } from '@praxis/sdk/ui';
import { Money } from '@praxis/sdk/ui/page';
import { cents } from '../amounts';
import styles from './editor.module.css';

interface SubmitCardProps {
  /** Amount due, in cents. */
  total: number;
  saving: boolean;
  /** Saving is followed by sending. */
  sending: boolean;
  onSaveAndSend(): void;
  cancelTo: string;
}

/** Amount due, and the buttons to save, send or cancel. */
export function SubmitCard({ total, saving, sending, onSaveAndSend, cancelTo }: SubmitCardProps) {
  const { t } = useTranslation('demo');
  const text = useUiText();
  return (
    <Card className={styles.submit}>
      <p className={styles.due}>
        <span>{t('invoices.balanceDue')}</span>
        <Money of={cents(total)} />
      </p>
      <div className={styles.buttons}>
        <Button block kind="primary" type="submit" loading={saving && !sending} disabled={sending}>
          {text('save')}
        </Button>
        <Button
          block
          icon={Send}
          loading={sending}
          disabled={saving && !sending}
          onClick={onSaveAndSend}
        >
          {t('invoices.saveAndSend')}
        </Button>
        <LinkButton block kind="quiet" to={cancelTo}>
          {text('cancel')}
        </LinkButton>
      </div>
    </Card>
  );
}
