import { editor } from '../api';
import type { EntryContent } from '../kit';
import Editor from './examples/editor.example';

const editorField: EntryContent = {
  examples: [
    {
      title: 'Text with formatting',
      text: 'Its value is sanitized HTML.',
      show: Editor,
      source: () => import('./examples/editor.example?source'),
    },
  ],
  use: [
    'For what is read as a page: articles, emails, instructions.',
    'Html shows what was written.',
  ],
  api: [editor('EditorField')],
};
export default editorField;
