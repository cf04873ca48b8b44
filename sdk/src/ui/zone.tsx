import { createContext, useContext, type ReactNode } from 'react';

/** The time zone (IANA name) that dates are shown in unless a page says another. */
export const ZoneContext = createContext<string | null>(null);

export function ZoneProvider({ zone, children }: { zone?: string | null; children: ReactNode }) {
  return <ZoneContext.Provider value={zone ?? null}>{children}</ZoneContext.Provider>;
}

/** The time zone that times are shown in: the one given around, or the device's. */
export function useZone(): string {
  return useContext(ZoneContext) ?? browserZone();
}

let zoneOfBrowser: string | undefined;

/** The computer's own time zone; asked for when it is first needed, because that takes a while. */
export function browserZone(): string {
  zoneOfBrowser ??= new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zoneOfBrowser;
}
