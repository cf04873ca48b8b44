import { createContext, useContext, type ReactNode } from 'react';

const AppContext = createContext<string | undefined>(undefined);

/**
 * Wraps the content of a role app. The styles of the app's libraries are scoped to its `data-app` mark, so
 * content that renders elsewhere, such as a dialog, carries the mark as well: `useAppMark`.
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

/** Carries the mark without a layout box. */
const contents = { display: 'contents' } as const;

/** Returns the app's mark for an element that renders elsewhere in the page; empty in the shell's own UI. */
export function useAppMark(): { 'data-app'?: string } {
  const app = useContext(AppContext);
  return app === undefined ? {} : { 'data-app': app };
}
