import { createContext, useContext } from 'react';
import type { Reducer } from '@reduxjs/toolkit';
import type { Saga } from 'redux-saga';

/** A part of the store: the state of one data group, or an app's own. */
export interface StorePart {
  reducer?: Reducer;
  saga?: Saga;
}

/** Adds a part under `<app>/<name>` once; adding it again does nothing. */
export type Inject = (name: string, part: StorePart) => void;

const InjectContext = createContext<Inject | null>(null);

export const InjectProvider = InjectContext.Provider;

/** The shell's store takes parts while it runs, so that a page brings its state with its code. */
export function useInject(): Inject {
  const inject = useContext(InjectContext);
  if (!inject)
    throw new Error('Data groups need the shell: wrap the page in renderRemote() in tests.');
  return inject;
}
