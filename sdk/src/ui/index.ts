/**
 * The design system's core, used by the frame and every page. It is on the critical path of the first
 * page, so it stays small and free of antd (whose theme and button alone add 44 KB brotli). Pages load
 * the other entries as they need them:
 *
 * - `form`     form fields and form state
 * - `page`     page header, tabs, tags, money, dates, people, figures
 * - `list`     complete list pages: search, filters, table, pagination, CSV
 * - `overlay`  dialogs, drawers, confirmation, wizard
 * - `html`, `editor`  rich text: sanitized output and editing
 * - `invoice`  an invoice on screen, printed and as a PDF
 * - `select`, `date`, `table`, `chart`  components based on antd and ECharts
 * - `extensions`  more fields and parts from antd: trees, sliders, uploads, timelines
 */
export { announce } from './announcer';
export { Alert } from './components/alert';
export { Avatar, initialsOf } from './components/avatar';
export { Badge } from './components/badge';
export * from './components/button';
export { Card } from './components/card';
export { Checkbox } from './components/checkbox';
export { EmptyState } from './components/empty-state';
export { ErrorState } from './components/error-state';
export { Flex } from './components/flex';
export { FullPage } from './components/full-page';
export * from './components/icon';
export { IconButton } from './components/icon-button';
export { useKeptFocus } from './components/kept-focus';
export { Loading } from './components/loading';
export { Menu, type MenuItem } from './components/menu';
export { Skeleton } from './components/skeleton';
export { Toast } from './components/toast';
export { ToastArea } from './components/toast-area';
export { Tooltip } from './components/tooltip';
export { VisuallyHidden } from './components/visually-hidden';
export { Link, LinkProvider, type LinkProps } from './link';
export { ClockProvider, useClock, useNow } from './clock';
export { useSecondsUntil } from './use-seconds-until';
export { deferredParts } from './lazy/deferred-parts';
export { lazyComponent } from './lazy/lazy-component';
export { lazyDialog } from './lazy/lazy-dialog';
export { useTakesLong, whenSlow } from './lazy/takes-long';
export { fetchFailure } from './lazy/fetch-failure';
export { useLazyComponent, type PartLoader } from './lazy/use-lazy-component';
export { dateFormat, languageNames } from './format/formatters';
export { formatMoney } from './format/money';
export { codeText, useFailureText } from './text/failure-text';
export { useIntlLanguage } from './text/intl-language';
export { loadUiTexts, uiNamespace } from './text/ui-texts';
export { startI18next } from './text/start-i18next';
export { useUiText } from './text/use-ui-text';
export { startRipples } from './theme/ripple';
export { ThemeProvider } from './theme/theme-provider';
export { useZone } from './zone';
