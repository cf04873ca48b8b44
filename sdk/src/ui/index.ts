/**
 * The design language: what the frame and every page need. It is loaded before the first page
 * shows, so it is small and holds nothing of antd (whose theme and button alone weigh 44 KB
 * brotli). What a page needs beyond it is in an entry of its own, loaded with that page:
 *
 * - `form`     fields and the state of a form
 * - `page`     page header, tabs, tags, money, dates, people, figures, light tables
 * - `list`     a whole list page: search, filters, table, paging, CSV
 * - `overlay`  dialogs, drawers, confirmation, wizard
 * - `select`, `date`, `table`, `chart`  what is built on antd and on ECharts
 */
export { Alert, type AlertKind, type AlertProps } from './components/alert';
export { Avatar, type AvatarProps } from './components/avatar';
export { Badge, type BadgeProps } from './components/badge';
export * from './components/button';
export { Card, type CardProps } from './components/card';
export { EmptyState, type EmptyStateProps } from './components/empty-state';
export { ErrorState, type ErrorStateProps } from './components/error-state';
export { Flex, type FlexProps } from './components/flex';
export * from './components/icon';
export { IconButton, type IconButtonProps } from './components/icon-button';
export { Loading, type LoadingProps } from './components/loading';
export { Menu, type MenuItem, type MenuProps } from './components/menu';
export { Skeleton, SkeletonLines } from './components/skeleton';
export { Spinner } from './components/spinner';
export { Toast, type ToastProps } from './components/toast';
export { ToastArea } from './components/toast-area';
export { Tooltip, type TooltipProps } from './components/tooltip';
export { VisuallyHidden } from './components/visually-hidden';
export { classNames } from './class-names';
export { Link, LinkProvider, type LinkProps } from './link';
export { ClockProvider, useClock, useNow, type Clock } from './clock';
export { later } from './later/later';
export { fetchFailure } from './later/fetch-failure';
export { useLater, type PartLoader } from './later/use-later';
export { useLaterDialog } from './later/use-later-dialog';
export { formatMoney } from './format/money';
export { codeText, failureText, useFailureText } from './text/failure-text';
export { useIntlLanguage } from './text/intl-language';
export { loadUiTexts, uiNamespace, uiTexts } from './text/ui-texts';
export { useUiText } from './text/use-ui-text';
export { startRipples } from './theme/ripple';
export { applySkin, ThemeProvider, type ThemeProviderProps } from './theme/theme-provider';
export type { Skin } from './theme/tokens';
export { useZone, ZoneProvider } from './zone';
