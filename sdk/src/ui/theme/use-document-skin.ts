import { useSyncExternalStore } from 'react';
import type { Skin } from './tokens';

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-skin'] });
  return () => observer.disconnect();
}

function readDocumentSkin(): Skin {
  return document.documentElement.dataset['skin'] === 'dark' ? 'dark' : 'light';
}

/**
 * Returns the document's skin, for components that are styled by JavaScript (antd). The mutation observer
 * runs before the next frame, so that they change in the same frame as the CSS.
 */
export function useDocumentSkin(): Skin {
  return useSyncExternalStore(subscribe, readDocumentSkin);
}
