import { useCallback, useState } from 'react';

interface Selection {
  key: string;
  ids: ReadonlySet<number>;
  /** Includes the emails on the list's other pages. */
  isWhole: boolean;
}

/** Selected rows; another list starts with an empty selection. */
export function useSelection(listKey: string) {
  const none: Selection = { key: listKey, ids: new Set(), isWhole: false };
  const [state, setState] = useState(none);
  const { ids, isWhole } = state.key === listKey ? state : none;
  const select = useCallback(
    (id: number, selected: boolean) =>
      setState(({ key, ids: before }) => {
        const next = new Set(key === listKey ? before : []);
        if (selected) next.add(id);
        else next.delete(id);
        return { key: listKey, ids: next, isWhole: false };
      }),
    [listKey],
  );
  return {
    ids,
    isWhole,
    select,
    selectAll: (all: readonly number[]) => setState({ ...none, ids: new Set(all) }),
    selectWholeList: () => setState((before) => ({ ...before, isWhole: true })),
  };
}
