import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef, type SyntheticEvent } from 'react';
import { useHostIfAny } from '../../host';
import proseStyles from '../html/html.module.css';
import { classNames } from '../class-names';
import { sanitizeHtml } from '../html/sanitize';
import { useUiText } from '../text/use-ui-text';
import styles from './editor.module.css';
import { extensions } from './extensions';
import { forgetLastEditor } from './forget-last-editor';
import { Toolbar } from './toolbar';
import { withoutTables } from './without-tables';
import { withoutWords } from './without-words';

export interface EditorEngineProps {
  id: string;
  value: string;
  onChange(html: string): void;
  onBlur(): void;
  labelledBy: string;
  described: { 'aria-invalid'?: true; 'aria-describedby'?: string };
  required: boolean;
  placeholder?: string;
  focused?: boolean;
  /** Takes files that are pasted or dropped; without it, the field says that it holds text alone. */
  onFiles?(files: File[]): void;
}

/** Tiptap with its toolbar: it comes when a field of formatted text is shown. */
export function EditorEngine({
  id,
  value,
  onChange,
  onBlur,
  labelledBy,
  described,
  required,
  placeholder = '',
  focused = false,
  onFiles,
}: EditorEngineProps) {
  const host = useHostIfAny();
  const text = useUiText();
  /** What the field has said last: any other value came from outside. */
  const said = useRef(value);
  const change = useEffectEvent((html: string) => {
    said.current = html;
    onChange(html);
  });
  const leave = useEffectEvent(onBlur);

  const attributes: Record<string, string> = {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelledBy,
    'aria-required': String(required),
    class: classNames(proseStyles['prose'], styles['text']),
  };
  const { 'aria-invalid': invalid, 'aria-describedby': describedBy } = described;
  if (invalid) attributes['aria-invalid'] = 'true';
  if (describedBy !== undefined) attributes['aria-describedby'] = describedBy;

  const editor = useEditor({
    extensions: extensions(placeholder),
    content: sanitizeHtml(value),
    autofocus: focused ? 'start' : false,
    // Its looks are the product's own.
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes,
      transformPastedHTML: withoutTables,
      // The editor would take Escape for itself and do nothing: what it stands in could not be closed.
      handleDOMEvents: { keydown: (_view, { key }) => key === 'Escape' },
    },
  });

  useEffect(() => {
    const update = () => change(editor.isEmpty ? '' : sanitizeHtml(editor.getHTML()));
    const blur = () => leave();
    editor.on('update', update);
    editor.on('blur', blur);
    return () => {
      editor.off('update', update);
      editor.off('blur', blur);
    };
  }, [editor]);

  useEffect(() => forgetLastEditor, []);

  useEffect(() => {
    if (value === said.current) return;
    said.current = value;
    editor.commands.setContent(sanitizeHtml(value), { emitUpdate: false });
  }, [editor, value]);

  const take = (event: SyntheticEvent, data: DataTransfer) => {
    const files = withoutWords(data);
    if (!files) return;
    // The editor leaves it alone then; and the browser would open a dropped file in place of the page.
    event.preventDefault();
    if (onFiles && files.length > 0) onFiles(files);
    else host?.notify({ kind: 'error', text: text('editor.textOnly') });
  };

  return (
    <>
      <Toolbar editor={editor} controls={id} />
      <EditorContent
        editor={editor}
        className={styles['place']}
        onPasteCapture={(event) => take(event, event.clipboardData)}
        onDropCapture={(event) => take(event, event.dataTransfer)}
      />
    </>
  );
}
