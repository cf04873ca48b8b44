/** Serializes the work of all tabs on the shared data. */
export interface Turns {
  /**
   * Runs work on the latest data of all tabs, while no other tab works; resolves with its result
   * after its changes are persisted. Work is synchronous.
   */
  take<R>(work: () => R): Promise<R>;
  /**
   * Resolves when this tab has applied all changes of other tabs so far; undefined if there are no
   * other tabs.
   */
  catchUp(): Promise<void> | undefined;
}

/** Runs work immediately, for a single tab. */
export const immediateTurns: Turns = {
  take: async (work) => work(),
  catchUp: () => undefined,
};
