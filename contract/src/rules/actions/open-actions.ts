/** Whether each action is allowed by the rules of its command. */
export type IsOpen<Action extends string> = Readonly<Record<Action, boolean>>;

/** Returns the allowed actions, in the order in which they are offered. */
export const openActions = <Action extends string>(
  offered: readonly Action[],
  isOpen: IsOpen<Action>,
): Action[] => offered.filter((action) => isOpen[action]);
