/**
 * Replaces the federation runtime's reader of remotes' own manifests. Our apps don't have these:
 * the shell reads `remote.json` and passes the URL of an entry to the runtime.
 */
export class SnapshotHandler {
  /** Notifies no plugins. */
  hooks = { applyPlugin() {}, removePlugin() {} };

  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
