import { Tree, type TreeNode } from '@praxis/sdk/ui/extensions';

const wards: TreeNode[] = Array.from({ length: 40 }, (_, ward) => ({
  id: `ward-${ward}`,
  label: `Ward ${ward + 1}`,
  children: Array.from({ length: 50 }, (__, bed) => ({
    id: `bed-${ward}-${bed}`,
    label: `Bed ${bed + 1}`,
  })),
}));

export default function TreeLarge() {
  return <Tree label="Wards" nodes={wards} height={240} />;
}
