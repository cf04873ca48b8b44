import { createContext, useContext, type ReactNode } from 'react';

const AppContext = createContext<string | undefined>(undefined);

/**
 * Around what a role app shows. Styles that an app's libraries bring hold beneath its mark alone, so what
 * the app shows elsewhere, in a dialog, bears it as well: `useAppMark`.
 */
export function AppRoot({ app, children }: { app: string; children: ReactNode }) {
  return (
    <AppContext value={app}>
      <div data-app={app} style={contents}>
        {children}
      </div>
    </AppContext>
  );
}

/** It bears the mark, and is no box of the layout. */
const contents = { display: 'contents' } as const;

/** The mark of the app for an element of it that stands elsewhere in the page; nothing in the shell's own. */
export function useAppMark(): { 'data-app'?: string } {
  const app = useContext(AppContext);
  return app === undefined ? {} : { 'data-app': app };
}
