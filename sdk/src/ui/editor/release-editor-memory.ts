import { history, undo } from '@tiptap/pm/history';
import { Schema } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';

const schema = new Schema({ nodes: { doc: { content: 'text*' }, text: {} } });

/**
 * Releases the last editor from memory. ProseMirror's history caches the plugins of the editor it was last
 * used with, and through them the entered text, even after sign-out; an empty editor replaces it there.
 */
export function releaseEditorMemory(): void {
  const empty = EditorState.create({ schema, plugins: [history()] });
  const edited = empty.apply(empty.tr.insert(0, schema.text('.')));
  undo(edited, () => undefined);
}
