import { combineReducers, type Reducer } from '@reduxjs/toolkit';
import { fork } from 'redux-saga/effects';
import type { DataGroup } from './data-group';

/** The reducer and the saga of an app, made of its data groups. */
export function combineGroups(groups: readonly DataGroup<never, unknown>[]): {
  reducer: Reducer;
  saga: () => Generator;
} {
  const shortName = (name: string) => name.slice(name.indexOf('/') + 1);
  return {
    reducer: combineReducers(
      Object.fromEntries(groups.map((group) => [shortName(group.name), group.reducer as Reducer])),
    ),
    *saga(): Generator {
      for (const group of groups) yield fork(group.saga);
    },
  };
}
