import type { Editor } from '@tiptap/core';
import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { announce } from '../announcer';
import { Button } from '../components/button';
import { useUiText } from '../text/use-ui-text';
import { describedBy, Field } from '../form/field';
import fieldStyles from '../form/field.module.css';
import { useAfterPress } from '../form/use-after-press';
import styles from './editor.module.css';
import { applyLink, hrefAtCursor, parseLinkAddress, removeLink } from './links';

export interface LinkBarHandle {
  /** Applies the typed address and closes the bar; stays open if the address is invalid. */
  finish(): void;
}

interface LinkBarProps {
  editor: Editor;
  id: string;
  ref: Ref<LinkBarHandle>;
  onClose(): void;
}

/** Edits the link of the selected text. Not a form element, since forms cannot be nested. */
export function LinkBar({ editor, id, ref, onClose }: LinkBarProps) {
  const text = useUiText();
  const input = useRef<HTMLInputElement>(null);
  const currentHref = hrefAtCursor(editor);
  const [initialHref] = useState(currentHref);
  const [typed, setTyped] = useState(currentHref);
  const [error, setError] = useState<string>();
  const afterPress = useAfterPress();
  /** Set on close, when the focus moves to the editor, to ignore the resulting blur event. */
  const closing = useRef(false);
  useEffect(() => input.current?.focus(), []);

  const href = parseLinkAddress(typed);
  const isChanged = typed !== initialHref;

  const close = () => {
    closing.current = true;
    // Not the editor's focus command, which waits for the next frame: keystrokes until then would be lost.
    editor.view.focus();
    onClose();
  };
  const apply = () => {
    if (closing.current) return;
    if (href === null) {
      setError(text('field.url'));
      // A field that is already focused is not read again, so the error must be announced.
      if (document.activeElement === input.current) announce(text('field.url'));
      input.current?.focus();
      return;
    }
    applyLink(editor, typed.trim(), href);
    close();
  };
  /** Applies the link on blur, without "Apply", so that the form is submitted with it. */
  const onBlur = ({ currentTarget, target, relatedTarget }: FocusEvent) => {
    // The active element stays the same when the window loses the focus, for example to copy the address.
    const isLeft = !currentTarget.contains(relatedTarget) && document.activeElement !== target;
    if (!isLeft || !isChanged || closing.current) return;
    if (href === null) {
      afterPress(() => setError(text('field.url')));
      return;
    }
    closing.current = true;
    applyLink(editor, typed.trim(), href);
    afterPress(onClose);
  };
  useImperativeHandle(ref, () => ({ finish: isChanged ? apply : close }));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      apply();
    } else if (event.key === 'Escape') {
      // Closes this bar, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return (
    <div className={styles['linkBar']} onBlur={onBlur}>
      <Field id={id} label={text('editor.linkAddress')} hideLabel error={error}>
        <input
          {...describedBy(id, error, undefined)}
          ref={input}
          id={id}
          // Prevents submitting the form, which would lose the invalid address.
          data-unfinished={(isChanged && href === null) || undefined}
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
      {currentHref !== '' && (
        <Button
          size="small"
          kind="quiet"
          onClick={() => {
            removeLink(editor);
            close();
          }}
        >
          {text('editor.removeLink')}
        </Button>
      )}
    </div>
  );
}
