import { useHost, useTranslation } from '@praxis/sdk';

/** Copies the absolute URL of a page to the clipboard and shows a notice. */
export function useCopyLink(): (path: string) => Promise<void> {
  const { t } = useTranslation('demo');
  const { notify } = useHost();
  return async (path) => {
    try {
      await navigator.clipboard.writeText(new URL(path, window.location.origin).href);
      notify({ kind: 'success', text: t('link.copied') });
    } catch {
      // The browser may deny access to the clipboard.
      notify({ kind: 'error', text: t('link.notCopied') });
    }
  };
}
