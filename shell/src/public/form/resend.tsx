import { useTranslation } from '@praxis/sdk';
import { Button } from '@praxis/sdk/ui';
import { useResend } from '@praxis/sdk/ui/form';

interface Props {
  /** From when on another code can be asked for; an instant. */
  resendAt: string;
  onResend(): Promise<void>;
}

/** Asks for another code, once that can be done; until then it counts the seconds. */
export function Resend({ resendAt, onResend }: Props) {
  const { t } = useTranslation('public');
  const { left, button } = useResend(resendAt, onResend);
  return (
    <Button kind="link" {...button}>
      {left > 0 ? t('code.resendIn', { count: left }) : t('code.resend')}
    </Button>
  );
}
