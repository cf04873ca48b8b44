import { useEffect, useState } from 'react';
import { useHost, useTranslation } from '@praxis/sdk';

/** Duration of the confirmation, in milliseconds. */
const confirmationTime = 2000;

/** Copies text to the clipboard; `copied` is the last text, for a moment. */
export function useCopy() {
  const { t } = useTranslation('demo');
  const { notify } = useHost();
  const [copied, setCopied] = useState<string | null>(null);
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), confirmationTime);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async (text: string | Promise<string>) => {
    try {
      await navigator.clipboard.writeText(await text);
      setCopied(await text);
    } catch {
      notify({ kind: 'error', text: t('kit.notCopied') });
    }
  };
  return { copied, copy: (text: string | Promise<string>) => void copy(text) };
}
