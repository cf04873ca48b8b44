import type { Editor } from '@tiptap/core';
import Bold from 'lucide-react/icons/bold';
import Heading from 'lucide-react/icons/heading';
import Italic from 'lucide-react/icons/italic';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Redo from 'lucide-react/icons/redo-2';
import Strikethrough from 'lucide-react/icons/strikethrough';
import TextQuote from 'lucide-react/icons/text-quote';
import Underline from 'lucide-react/icons/underline';
import Undo from 'lucide-react/icons/undo-2';
import type { LucideIcon } from '../components/icon';
import type { UiTextKey } from '../text/use-ui-text';

/** A button of the toolbar. */
export interface EditorCommand {
  label: UiTextKey;
  icon: LucideIcon;
  /** Whether the text at the cursor has the format; for undo and redo, whether there is a step. */
  isOn(editor: Editor): boolean;
  run(editor: Editor): void;
  /** Starts a new group of buttons. */
  group?: true;
}

export const formats: readonly EditorCommand[] = [
  {
    label: 'editor.bold',
    icon: Bold,
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'editor.italic',
    icon: Italic,
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'editor.underline',
    icon: Underline,
    isOn: (editor) => editor.isActive('underline'),
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    label: 'editor.strike',
    icon: Strikethrough,
    isOn: (editor) => editor.isActive('strike'),
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    label: 'editor.heading',
    icon: Heading,
    isOn: (editor) => editor.isActive('heading'),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    group: true,
  },
  {
    label: 'editor.bulletList',
    icon: List,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'editor.orderedList',
    icon: ListOrdered,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'editor.quote',
    icon: TextQuote,
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

export const history: readonly EditorCommand[] = [
  {
    label: 'editor.undo',
    icon: Undo,
    isOn: (editor) => editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
    group: true,
  },
  {
    label: 'editor.redo',
    icon: Redo,
    isOn: (editor) => editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
];
