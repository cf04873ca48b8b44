import { SplitPanes } from '@praxis/sdk/ui/extensions';

const pane = { padding: 'var(--praxis-space-4)' };

export default function FoldersAndMessage() {
  return (
    <SplitPanes
      width={35}
      height={200}
      first={<div style={pane}>Folders</div>}
      second={<div style={pane}>Selected message</div>}
    />
  );
}
