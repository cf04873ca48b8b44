import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef, type SyntheticEvent } from 'react';
import { useHostIfAny } from '../../host';
import proseStyles from '../html/html.module.css';
import { classNames } from '../class-names';
import { sanitizeHtml } from '../html/sanitize';
import { useUiText } from '../text/use-ui-text';
import styles from './editor.module.css';
import { extensions } from './extensions';
import { filesWithoutText, flattenTables } from './pasted-content';
import { releaseEditorMemory } from './release-editor-memory';
import { Toolbar } from './toolbar';

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
  /** Receives pasted or dropped files; without it, the user is told that only text is accepted. */
  onFiles?(files: File[]): void;
}

/** Tiptap with its toolbar; lazy-loaded when a rich text field renders. */
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
  /** Value of the last change event: any other value was set from outside. */
  const lastValue = useRef(value);
  const change = useEffectEvent((html: string) => {
    lastValue.current = html;
    onChange(html);
  });
  const notifyBlur = useEffectEvent(onBlur);

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
    // Styled by the product.
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes,
      transformPastedHTML: flattenTables,
      // Tiptap would consume Escape, and the dialog around it could not be closed.
      handleDOMEvents: { keydown: (_view, { key }) => key === 'Escape' },
    },
  });

  useEffect(() => {
    const update = () => change(editor.isEmpty ? '' : sanitizeHtml(editor.getHTML()));
    const blur = () => notifyBlur();
    editor.on('update', update);
    editor.on('blur', blur);
    return () => {
      editor.off('update', update);
      editor.off('blur', blur);
    };
  }, [editor]);

  useEffect(() => releaseEditorMemory, []);

  useEffect(() => {
    if (value === lastValue.current) return;
    lastValue.current = value;
    editor.commands.setContent(sanitizeHtml(value), { emitUpdate: false });
  }, [editor, value]);

  const handleFiles = (event: SyntheticEvent, data: DataTransfer) => {
    const files = filesWithoutText(data);
    if (!files) return;
    // Stops the editor, and keeps the browser from navigating to a dropped file.
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
        onPasteCapture={(event) => handleFiles(event, event.clipboardData)}
        onDropCapture={(event) => handleFiles(event, event.dataTransfer)}
      />
    </>
  );
}
