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
import { applyLink, hrefAtCursor, removeLink } from './link-acts';
import styles from './editor.module.css';
import { linkAddress } from './link-address';

export interface LinkBarHandle {
  /** Closes it; what was typed counts. It stays open where that is no address. */
  finish(): void;
}

interface LinkBarProps {
  editor: Editor;
  id: string;
  ref: Ref<LinkBarHandle>;
  onClose(): void;
}

/** Where the selected text leads; under the toolbar, since a form stands in no form. */
export function LinkBar({ editor, id, ref, onClose }: LinkBarProps) {
  const text = useUiText();
  const input = useRef<HTMLInputElement>(null);
  const linked = hrefAtCursor(editor);
  const [before] = useState(linked);
  const [typed, setTyped] = useState(linked);
  const [error, setError] = useState<string>();
  const afterPress = useAfterPress();
  /** The editor takes the focus back as it closes: that is not somebody leaving it. */
  const closing = useRef(false);
  useEffect(() => input.current?.focus(), []);

  const href = linkAddress(typed);
  const changed = typed !== before;

  const close = () => {
    closing.current = true;
    // Not by the editor's command, which waits for the next frame: what is typed until then would be lost.
    editor.view.focus();
    onClose();
  };
  const apply = () => {
    if (closing.current) return;
    if (href === null) {
      setError(text('field.url'));
      // Where the field has the focus already, nothing is read with it.
      if (document.activeElement === input.current) announce(text('field.url'));
      input.current?.focus();
      return;
    }
    applyLink(editor, typed.trim(), href);
    close();
  };
  /** Whoever goes on without "Apply" means it all the same: the form is sent with the link. */
  const leave = ({ currentTarget, target, relatedTarget }: FocusEvent) => {
    // A window that somebody leaves to copy the address has its focus still.
    const isLeft = !currentTarget.contains(relatedTarget) && document.activeElement !== target;
    if (!isLeft || !changed || closing.current) return;
    if (href === null) {
      afterPress(() => setError(text('field.url')));
      return;
    }
    closing.current = true;
    applyLink(editor, typed.trim(), href);
    afterPress(onClose);
  };
  useImperativeHandle(ref, () => ({ finish: changed ? apply : close }));

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
    <div className={styles['linkBar']} onBlur={leave}>
      <Field id={id} label={text('editor.linkAddress')} hideLabel error={error}>
        <input
          {...describedBy(id, error, undefined)}
          ref={input}
          id={id}
          // It holds the form: what was typed would be lost.
          data-unfinished={(changed && href === null) || undefined}
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
