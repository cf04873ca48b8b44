import { useLayoutEffect, type ReactNode } from 'react';
import { ZoneProvider } from '../zone';
import './custom-properties.css';
import './fonts.css';
import './global.css';
import { skins, type Skin } from './tokens';

export interface ThemeProviderProps {
  skin: Skin;
  /** Time zone of displayed dates; defaults to the browser's. */
  zone?: string | null;
  children: ReactNode;
}

/**
 * Applies the skin to the document. A skin is a set of custom properties under `:root[data-skin]`, so
 * that switching it repaints without rendering React. The entries that use antd observe the attribute.
 */
export function ThemeProvider({ skin, zone, children }: ThemeProviderProps) {
  useLayoutEffect(() => {
    const forced = window.matchMedia('(forced-colors: active)');
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    // With forced colors, icons and charts keep their own: they have to fit the system's skin.
    const apply = () => applySkin(forced.matches ? (dark.matches ? 'dark' : 'light') : skin);
    apply();
    forced.onchange = dark.onchange = apply;
    return () => {
      forced.onchange = dark.onchange = null;
    };
  }, [skin]);
  return <ZoneProvider zone={zone}>{children}</ZoneProvider>;
}

/** Applies a skin to the document and to the browser's own UI (`theme-color`). */
export function applySkin(skin: Skin): void {
  document.documentElement.dataset['skin'] = skin;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', skins[skin].page);
}
