/** A node of a tree, with its children. */
export interface TreeNode {
  /** Unique in the whole tree. */
  id: string;
  label: string;
  disabled?: boolean;
  children?: readonly TreeNode[];
}

/** Yields the nodes and all their descendants. */
export function* allNodes(nodes: readonly TreeNode[]): Generator<TreeNode> {
  for (const node of nodes) {
    yield node;
    yield* allNodes(node.children ?? []);
  }
}
