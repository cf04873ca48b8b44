/** How requests of several tabs come one after the other. */
export interface Turns {
  /**
   * Runs work on what all tabs have written, with no other tab at work; resolves with its result
   * once what it changed is kept. Work is synchronous: a turn ends with it.
   */
  take<R>(work: () => R): Promise<R>;
  /** Resolves when this tab has all that other tabs have written by now; undefined where there are none. */
  catchUp(): Promise<void> | undefined;
}

/** Where there is one tab only: at once. */
export const atOnce: Turns = {
  take: async (work) => work(),
  catchUp: () => undefined,
};
