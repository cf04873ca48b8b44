import { history, undo } from '@tiptap/pm/history';
import { Schema } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';

const schema = new Schema({ nodes: { doc: { content: 'text*' }, text: {} } });

/**
 * The history of ProseMirror remembers the plugins of the editor that it was last asked about, and by
 * them the editor with what was written, also of somebody who has signed out since. An empty one takes
 * its place.
 */
export function forgetLastEditor(): void {
  const empty = EditorState.create({ schema, plugins: [history()] });
  const written = empty.apply(empty.tr.insert(0, schema.text('.')));
  undo(written, () => undefined);
}
