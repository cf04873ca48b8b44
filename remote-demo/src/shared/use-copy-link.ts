import { useHost, useTranslation } from '@praxis/sdk';

/** Puts the whole address of a page of the product into the clipboard, and says so. */
export function useCopyLink(): (path: string) => Promise<void> {
  const { t } = useTranslation('demo');
  const { notify } = useHost();
  return async (path) => {
    try {
      await navigator.clipboard.writeText(new URL(path, window.location.origin).href);
      notify({ kind: 'success', text: t('link.copied') });
    } catch {
      // A browser may keep its clipboard to itself.
      notify({ kind: 'error', text: t('link.notCopied') });
    }
  };
}
