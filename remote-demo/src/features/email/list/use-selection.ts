import { useCallback, useState } from 'react';

/** The chosen rows of what is on show; another list begins with none. */
export function useSelection(listKey: string) {
  const [state, setState] = useState<{ key: string; ids: ReadonlySet<number> }>({
    key: listKey,
    ids: new Set(),
  });
  const ids: ReadonlySet<number> = state.key === listKey ? state.ids : new Set();
  const choose = useCallback(
    (id: number, chosen: boolean) =>
      setState(({ key, ids: before }) => {
        const next = new Set(key === listKey ? before : []);
        if (chosen) next.add(id);
        else next.delete(id);
        return { key: listKey, ids: next };
      }),
    [listKey],
  );
  return {
    ids,
    choose,
    chooseAll: (all: readonly number[]) => setState({ key: listKey, ids: new Set(all) }),
  };
}
