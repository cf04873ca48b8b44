import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { history, undo } from '@tiptap/pm/history';
import { Schema } from '@tiptap/pm/model';
import { EditorState, Plugin } from '@tiptap/pm/state';
import { releaseEditorMemory } from './release-editor-memory';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Types and undoes in an editor; returns a weak reference to an object that only the editor references. */
function writeAndUndo(): WeakRef<object> {
  const schema = new Schema({ nodes: { doc: { content: 'text*' }, text: {} } });
  const held = { text: 'A letter' };
  const plugin = new Plugin({ view: () => ({ update: () => void held.text }) });
  const empty = EditorState.create({ schema, plugins: [history(), plugin] });
  undo(empty.apply(empty.tr.insert(0, schema.text('A letter'))), () => undefined);
  return new WeakRef(held);
}

const delay = () => new Promise((resolve) => setTimeout(resolve, 10));

it('releases an editor from memory', async () => {
  const held = writeAndUndo();
  await delay();
  collect();
  // Verifies that the leak exists in the first place.
  expect(held.deref() === undefined).toBe(false);
  releaseEditorMemory();
  await delay();
  collect();
  expect(held.deref() === undefined).toBe(true);
});
