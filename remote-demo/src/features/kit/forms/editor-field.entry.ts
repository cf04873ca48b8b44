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
  use: ['For long-form text: articles, emails, instructions.', 'Html displays the result.'],
  api: [editor('EditorField')],
};
export default editorField;
