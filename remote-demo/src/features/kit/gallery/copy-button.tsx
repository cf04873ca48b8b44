import { useEffect, useState } from 'react';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useHost, useTranslation } from '@praxis/sdk';
import { Button } from '@praxis/sdk/ui';

/** How long the button says that it has copied, in milliseconds. */
const saysFor = 2000;

/** Copies a text, and says so in its own place. */
export function CopyButton({ text, label }: { text(): Promise<string>; label: string }) {
  const { t } = useTranslation('demo');
  const { notify } = useHost();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), saysFor);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(await text());
      setCopied(true);
    } catch {
      notify({ kind: 'error', text: t('kit.notCopied') });
    }
  };
  return (
    <Button size="small" kind="quiet" icon={copied ? Check : Copy} onClick={() => void copy()}>
      <span aria-live="polite">{copied ? t('kit.copied') : label}</span>
    </Button>
  );
}
