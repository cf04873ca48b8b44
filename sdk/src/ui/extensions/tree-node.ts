/** An entry of a tree, with those under it. */
export interface TreeNode {
  /** Of its own in the whole tree. */
  id: string;
  label: string;
  disabled?: boolean;
  children?: readonly TreeNode[];
}

/** The node and all under it. */
export function* allNodes(nodes: readonly TreeNode[]): Generator<TreeNode> {
  for (const node of nodes) {
    yield node;
    yield* allNodes(node.children ?? []);
  }
}
