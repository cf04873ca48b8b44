export { TextsProvider } from './texts-provider';
export { useTranslation } from './translation';
export type * from './app';
export * from './host';
export * from './language';
export type * from './manifest';
export type * from './page';
export * from './remote';
export * from './session';
