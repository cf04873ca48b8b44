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
 * Gives antd's components the product's theme and language. Each entry that uses antd wraps what it
 * exports in it, so that a page without them never loads antd's theme; inside of another scope it
 * does nothing.
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
 * Lists open in the landmark of their field, which whoever goes from landmark to landmark finds; in a
 * modal dialog nothing outside of it can be pressed.
 */
function popupContainer(field?: HTMLElement): HTMLElement {
  return field?.closest<HTMLElement>('dialog, main') ?? document.body;
}
