import { useEditorState, type Editor } from '@tiptap/react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../components/icon-button';
import { classNames } from '../class-names';
import { useUiText } from '../text/use-ui-text';
import styles from './editor.module.css';
import { formats, history, type EditorCommand } from './commands';
import { LinkBar, type LinkBarHandle } from './link-bar';
import LinkIcon from 'lucide-react/icons/link';

interface ToolbarProps {
  editor: Editor;
  /** Id of the text that it formats. */
  controls: string;
}

/** The editor's toolbar, a single tab stop: arrow keys move between its buttons (roving tabindex). */
export function Toolbar({ editor, controls }: ToolbarProps) {
  const text = useUiText();
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [linking, setLinking] = useState(false);
  const linkBar = useRef<LinkBarHandle>(null);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: formats.map(({ isOn }) => isOn(now)).join(),
      link: now.isActive('link'),
      can: history.map(({ isOn }) => isOn(now)).join(),
    }),
  });
  const on = state.on.split(',');
  const can = state.can.split(',');

  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const next = step && buttons[(current + step + buttons.length) % buttons.length];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const button = (command: Pick<EditorCommand, 'icon' | 'label'>, index: number) => ({
    icon: command.icon,
    label: text(command.label),
    size: 'small' as const,
    tabIndex: index === current ? 0 : -1,
    onFocus: () => setCurrent(index),
    // Keeps the text selection when a button is clicked.
    onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
  });
  const linkIndex = formats.length;

  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        aria-label={text('editor.formatting')}
        aria-controls={controls}
        tabIndex={-1}
        className={styles['toolbar']}
        onKeyDown={move}
      >
        {formats.map((command, index) => (
          <IconButton
            key={command.label}
            {...button(command, index)}
            onClick={() => command.run(editor)}
            aria-pressed={on[index] === 'true'}
            className={classNames(styles['tool'], command.group && styles['group'])}
          />
        ))}
        <IconButton
          {...button({ label: 'editor.link', icon: LinkIcon }, linkIndex)}
          onClick={() => (linking ? linkBar.current?.finish() : setLinking(true))}
          aria-pressed={state.link}
          aria-expanded={linking}
          className={styles['tool']}
        />
        {history.map((command, index) => (
          <IconButton
            key={command.label}
            {...button(command, linkIndex + 1 + index)}
            onClick={() => command.run(editor)}
            aria-disabled={can[index] === 'false'}
            className={classNames(styles['tool'], command.group && styles['group'])}
          />
        ))}
      </div>
      {linking && (
        <LinkBar
          ref={linkBar}
          editor={editor}
          id={`${controls}-link`}
          onClose={() => setLinking(false)}
        />
      )}
    </>
  );
}
