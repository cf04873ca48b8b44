import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import i18next from 'i18next';
import { createBrowserRouter, createMemoryRouter } from 'react-router-dom';
import type { Language } from '../language';
import { Link, RouterProvider } from '../router';
import { ClockProvider } from '../ui/clock';
import { LinkProvider } from '../ui/link';
import de from '../ui/locales/de.json';
import en from '../ui/locales/en.json';
import fr from '../ui/locales/fr.json';
import pt from '../ui/locales/pt.json';
import { TextsProvider } from '../texts-provider';
import { ThemeProvider } from '../ui/theme/theme-provider';
import { startI18next } from '../ui/text/start-i18next';
import { bringDeferredParts } from './deferred-parts';

const resources: Record<Language, { ui: object }> = {
  en: { ui: en },
  de: { ui: de },
  fr: { ui: fr },
  pt: { ui: pt },
};

interface Options {
  language?: Language;
  /** Initial address. */
  at?: string;
  zone?: string;
  /** Current time, ISO 8601. */
  now?: string;
  /** `browser` uses the document's history, which changes asynchronously. */
  history?: 'memory' | 'browser';
}

/** Renders a component as in a page: with texts, router, skin, time zone and clock. */
export async function renderUi(children: ReactNode, options: Options = {}) {
  const { language = 'en', at = '/', zone = 'America/New_York', now, history } = options;
  await bringDeferredParts();
  await startI18next(i18next, { lng: language, resources });
  const routes = [{ path: '*', element: children }];
  if (history === 'browser') window.history.replaceState(null, '', at);
  const router =
    history === 'browser'
      ? createBrowserRouter(routes)
      : createMemoryRouter(routes, { initialEntries: ['/before', at], initialIndex: 1 });
  const present = now === undefined ? Date.now : () => Date.parse(now);
  const view = render(
    <TextsProvider>
      <ThemeProvider skin="light" zone={zone}>
        <ClockProvider now={present}>
          <LinkProvider value={Link}>
            <RouterProvider router={router} />
          </LinkProvider>
        </ClockProvider>
      </ThemeProvider>
    </TextsProvider>,
  );
  return { ...view, router };
}
