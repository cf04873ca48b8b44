import { useLayoutEffect, type ReactNode } from 'react';
import { ZoneProvider } from '../zone';
import './custom-properties.css';
import './fonts.css';
import './global.css';
import { skins, type Skin } from './tokens';

export interface ThemeProviderProps {
  skin: Skin;
  /** The time zone that dates are shown in; the browser's where it is left out. */
  zone?: string | null;
  children: ReactNode;
}

/**
 * Puts the skin on the document. A skin is a set of custom properties under `:root[data-skin]`, so
 * that switching it repaints and renders nothing. antd follows by itself, in the entries that use it.
 */
export function ThemeProvider({ skin, zone, children }: ThemeProviderProps) {
  useLayoutEffect(() => {
    const forced = window.matchMedia('(forced-colors: active)');
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    // Icons and charts keep their colors where the system's stand in for all others: those of its skin.
    const show = () => applySkin(forced.matches ? (dark.matches ? 'dark' : 'light') : skin);
    show();
    forced.onchange = dark.onchange = show;
    return () => {
      forced.onchange = dark.onchange = null;
    };
  }, [skin]);
  return <ZoneProvider zone={zone}>{children}</ZoneProvider>;
}

/** Shows the document in a skin, the browser's own frame included. */
export function applySkin(skin: Skin): void {
  document.documentElement.dataset['skin'] = skin;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', skins[skin].page);
}
