import { act, fireEvent } from '@testing-library/react';

/**
 * Pastes text into the editor at its cursor. Typing is left to browser tests: jsdom does not move the cursor
 * in a contenteditable element.
 */
export async function pasteText(editor: HTMLElement, text: string): Promise<void> {
  act(() => editor.focus());
  fireEvent.paste(editor, {
    clipboardData: {
      getData: (type: string) => (type === 'text/plain' ? text : ''),
      types: ['text/plain'],
      files: [],
      items: [],
    },
  });
  await act(async () => undefined);
}
