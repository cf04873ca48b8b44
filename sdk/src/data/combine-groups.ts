import { combineReducers, type Reducer } from '@reduxjs/toolkit';
import { fork } from 'redux-saga/effects';

/** What of a data group an app is made of; the types of its data do not matter here. */
interface GroupPart {
  name: string;
  reducer: Reducer;
  saga: () => Generator;
}

/** The reducer and the saga of an app, made of its data groups. */
export function combineGroups(groups: readonly GroupPart[]): {
  reducer: Reducer;
  saga: () => Generator;
} {
  const shortName = (name: string) => name.slice(name.indexOf('/') + 1);
  return {
    reducer: combineReducers(
      Object.fromEntries(groups.map((group) => [shortName(group.name), group.reducer])),
    ),
    *saga(): Generator {
      for (const group of groups) yield fork(group.saga);
    },
  };
}
