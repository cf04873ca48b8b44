import { createContext, useContext, type ReactNode } from 'react';

/** Time zone (IANA name) for displayed dates, unless a component overrides it. */
export const ZoneContext = createContext<string | null>(null);

export function ZoneProvider({ zone, children }: { zone?: string | null; children: ReactNode }) {
  return <ZoneContext.Provider value={zone ?? null}>{children}</ZoneContext.Provider>;
}

/** Returns the time zone for displayed times: the provided one, or else the device's. */
export function useZone(): string {
  return useContext(ZoneContext) ?? browserZone();
}

let zoneOfBrowser: string | undefined;

/** Returns the device's time zone; looked up lazily and cached, since the lookup is slow. */
export function browserZone(): string {
  zoneOfBrowser ??= new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zoneOfBrowser;
}
