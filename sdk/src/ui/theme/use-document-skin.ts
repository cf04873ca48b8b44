import { useSyncExternalStore } from 'react';
import type { Skin } from './tokens';

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-skin'] });
  return () => observer.disconnect();
}

/** The skin that the document is shown in now. */
function documentSkin(): Skin {
  return document.documentElement.dataset['skin'] === 'dark' ? 'dark' : 'light';
}

/**
 * The skin that the document is shown in, for what draws by script (antd). An observer is
 * called before the next frame, so that it changes in the same one as everything else.
 */
export function useDocumentSkin(): Skin {
  return useSyncExternalStore(subscribe, documentSkin);
}
