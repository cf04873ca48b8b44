/**
 * Stands in for what the federation runtime reads remotes' own manifests with. Our apps have none of
 * them: the shell reads `remote.json`, and hands the runtime the address of an entry.
 */
export class SnapshotHandler {
  /** No plugin hears of a snapshot. */
  hooks = { applyPlugin() {}, removePlugin() {} };

  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
