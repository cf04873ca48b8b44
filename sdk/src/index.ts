export { useTranslation } from 'react-i18next';
export * from './host';
export * from './language';
export * from './manifest';
export * from './remote';
export * from './session';
