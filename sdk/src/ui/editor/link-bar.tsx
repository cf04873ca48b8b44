import type { Editor } from '@tiptap/core';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../components/button';
import { useUiText } from '../text/use-ui-text';
import { describedBy, Field } from '../form/field';
import fieldStyles from '../form/field.module.css';
import styles from './editor.module.css';
import { linkAddress } from './link-address';

/** Where the selected text leads; under the toolbar, since a form stands in no form. */
export function LinkBar({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const text = useUiText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const linked = (editor.getAttributes('link')['href'] as string | undefined) ?? '';
  const [typed, setTyped] = useState(linked);
  const [error, setError] = useState<string>();
  useEffect(() => input.current?.focus(), []);

  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const apply = () => {
    const href = linkAddress(typed);
    if (href === null) {
      setError(text('field.url'));
      input.current?.focus();
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && linked === '')
      // Nothing is selected: the address itself is the text.
      chain
        .insertContent({
          type: 'text',
          text: typed.trim(),
          marks: [{ type: 'link', attrs: { href } }],
        })
        .run();
    else chain.setLink({ href }).run();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      apply();
    } else if (event.key === 'Escape') {
      // It closes this line, and not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return (
    <div className={styles['linkBar']}>
      <Field id={id} label={text('editor.linkAddress')} hideLabel error={error}>
        <input
          {...describedBy(id, error, undefined)}
          ref={input}
          id={id}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://example.com"
          className={fieldStyles['control']}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setError(undefined);
          }}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Button size="small" onClick={apply}>
        {text('editor.apply')}
      </Button>
      {linked !== '' && (
        <Button
          size="small"
          kind="quiet"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onClose();
          }}
        >
          {text('editor.removeLink')}
        </Button>
      )}
    </div>
  );
}
