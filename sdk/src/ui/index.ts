/**
 * The design language: what the frame and every page need. It is loaded before the first page
 * shows, so it is small and holds nothing of antd (whose theme and button alone weigh 44 KB
 * brotli). What a page needs beyond it is in an entry of its own, loaded with that page:
 *
 * - `form`     fields and the state of a form
 * - `page`     page header, tabs, tags, money, dates, people, figures, light tables
 * - `list`     a whole list page: search, filters, table, paging, CSV
 * - `overlay`  dialogs, drawers, confirmation, wizard
 * - `html`, `editor`  text with formatting, read and written
 * - `invoice`  an invoice as a sheet of paper, and as a PDF
 * - `select`, `date`, `table`, `chart`  what is built on antd and on ECharts
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
export { useTakesLong, whenSlow } from './lazy/takes-long';
export { fetchFailure } from './lazy/fetch-failure';
export { useLazyComponent, type PartLoader } from './lazy/use-lazy-component';
export { useLazyDialog } from './lazy/use-lazy-dialog';
export { languageNames } from './format/formatters';
export { formatMoney } from './format/money';
export { codeText, useFailureText } from './text/failure-text';
export { useIntlLanguage } from './text/intl-language';
export { loadUiTexts, uiNamespace } from './text/ui-texts';
export { startI18next } from './text/start-i18next';
export { useUiText } from './text/use-ui-text';
export { startRipples } from './theme/ripple';
export { ThemeProvider } from './theme/theme-provider';
export { useZone } from './zone';
