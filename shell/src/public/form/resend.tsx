import { useTranslation } from '@praxis/sdk';
import { Button } from '@praxis/sdk/ui';
import { useResend } from '@praxis/sdk/ui/form';

interface Props {
  /** When another code can be requested; an instant. */
  resendAt: string;
  onResend(): Promise<void>;
}

/** Button that requests another code; counts down until that is possible. */
export function Resend({ resendAt, onResend }: Props) {
  const { t } = useTranslation('public');
  const { left, button } = useResend(resendAt, onResend);
  return (
    <Button kind="link" {...button}>
      {left > 0 ? t('code.resendIn', { count: left }) : t('code.resend')}
    </Button>
  );
}
