import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { history, undo } from '@tiptap/pm/history';
import { Schema } from '@tiptap/pm/model';
import { EditorState, Plugin } from '@tiptap/pm/state';
import { forgetLastEditor } from './forget-last-editor';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** An editor in which something is written and taken back; it answers with what only the editor holds. */
function writeAndUndo(): WeakRef<object> {
  const schema = new Schema({ nodes: { doc: { content: 'text*' }, text: {} } });
  const held = { text: 'A letter' };
  const plugin = new Plugin({ view: () => ({ update: () => void held.text }) });
  const empty = EditorState.create({ schema, plugins: [history(), plugin] });
  undo(empty.apply(empty.tr.insert(0, schema.text('A letter'))), () => undefined);
  return new WeakRef(held);
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 10));

it('leaves nothing of an editor in memory', async () => {
  const held = writeAndUndo();
  await aMoment();
  collect();
  // What is to be forgotten is there to be found.
  expect(held.deref() === undefined).toBe(false);
  forgetLastEditor();
  await aMoment();
  collect();
  expect(held.deref() === undefined).toBe(true);
});
