import { useTranslation } from '@praxis/sdk';
import { Button } from '@praxis/sdk/ui';
import type { RemoteEntry } from '../federation/registry';
import { reloadKeepingForms } from '../releases/reload';
import { dropOverride } from './override';
import { goBackToRegular } from './regular-version';

/** Button on the card of a failed app: switches back to the regular version. */
export function LeaveVersion({ entry: { id, kind } }: { entry: RemoteEntry }) {
  const { t } = useTranslation('shell');
  if (kind !== 'override' && kind !== 'canary') return null;
  const leave = () => {
    if (kind === 'override') dropOverride();
    else goBackToRegular(id);
    reloadKeepingForms();
  };
  return <Button onClick={leave}>{t('remote.useRegular')}</Button>;
}
