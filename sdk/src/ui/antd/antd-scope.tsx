import { createContext, useContext, type ReactNode } from 'react';
import ConfigProvider from 'antd/es/config-provider';
import { antdTheme } from '../theme/antd-theme';
import type { Skin } from '../theme/tokens';
import { useDocumentSkin } from '../theme/use-document-skin';
import { useAntdLocale } from './antd-locale';
import './forced-colors.css';

const InsideScope = createContext(false);

const themes: Record<Skin, ReturnType<typeof antdTheme>> = {
  light: antdTheme('light'),
  dark: antdTheme('dark'),
};

/**
 * Provides antd's components with the product's theme and language. Each entry that uses antd wraps its
 * exports in it, so that other pages never load antd's theme. A nested scope does nothing.
 */
export function AntdScope({ children }: { children: ReactNode }) {
  const inside = useContext(InsideScope);
  return inside ? children : <OuterScope>{children}</OuterScope>;
}

function OuterScope({ children }: { children: ReactNode }) {
  const skin = useDocumentSkin();
  const locale = useAntdLocale();
  return (
    <InsideScope.Provider value>
      <ConfigProvider
        theme={themes[skin]}
        locale={locale}
        wave={{ disabled: true }}
        getPopupContainer={popupContainer}
      >
        {children}
      </ConfigProvider>
    </InsideScope.Provider>
  );
}

/**
 * Returns the container of a field's dropdown: the open dialog, because everything outside is inert, or
 * the `main` landmark, where screen reader users find it.
 */
function popupContainer(field?: HTMLElement): HTMLElement {
  return field?.closest<HTMLElement>('dialog, main') ?? document.body;
}
