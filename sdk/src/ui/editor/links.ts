import type { Editor } from '@tiptap/core';
import { withScheme } from '@praxis/contract/rules/texts/web-address';

/** Completes typed text to the URL of a page, a mailbox or a phone number; null if it is none. */
export function parseLinkAddress(typed: string): string | null {
  const address = typed.trim();
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`;
  if (/^(mailto:|tel:)\S+$/i.test(address)) return address;
  const url = withScheme(address);
  if (!URL.canParse(url) || /\s/.test(address)) return null;
  const { protocol, hostname, href } = new URL(url);
  const isPage = protocol === 'https:' || protocol === 'http:';
  return isPage && /\.|^localhost$/.test(hostname) ? href : null;
}

/** Returns the URL of the link at the cursor; empty if there is none. */
export const hrefAtCursor = (editor: Editor): string =>
  (editor.getAttributes('link')['href'] as string | undefined) ?? '';

/** Links the selection or updates the link at the cursor; without either, inserts the typed address as a link. */
export function applyLink(editor: Editor, typed: string, href: string): void {
  const chain = editor.chain().extendMarkRange('link');
  if (editor.state.selection.empty && hrefAtCursor(editor) === '')
    chain
      .insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] })
      .run();
  else chain.setLink({ href }).run();
}

export const removeLink = (editor: Editor): boolean =>
  editor.chain().extendMarkRange('link').unsetLink().run();
