import type { Editor } from '@tiptap/core';

/** Where the link at the cursor leads; empty where there is none. */
export const hrefAtCursor = (editor: Editor): string =>
  (editor.getAttributes('link')['href'] as string | undefined) ?? '';

/** Links the selection, or the link at the cursor anew. Where nothing is selected, the address itself is the text. */
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
