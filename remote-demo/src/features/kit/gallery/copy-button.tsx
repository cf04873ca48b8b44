import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useTranslation } from '@praxis/sdk';
import { Button } from '@praxis/sdk/ui';
import { useCopy } from './use-copy';

/** Button that copies a text, and confirms in its own label. */
export function CopyButton({ text, label }: { text(): Promise<string>; label: string }) {
  const { t } = useTranslation('demo');
  const { copied, copy } = useCopy();
  return (
    <Button
      size="small"
      kind="quiet"
      icon={copied === null ? Copy : Check}
      onClick={() => copy(text())}
    >
      <span aria-live="polite">{copied === null ? label : t('kit.copied')}</span>
    </Button>
  );
}
