/** Whether each action is open, as the rules of its command say it. */
export type IsOpen<Action extends string> = Readonly<Record<Action, boolean>>;

/** The actions that are open, in the order in which they are offered. */
export const openActions = <Action extends string>(
  offered: readonly Action[],
  isOpen: IsOpen<Action>,
): Action[] => offered.filter((action) => isOpen[action]);
