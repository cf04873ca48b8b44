/** @public For apps with a reducer of their own. */
export { useDispatch, useSelector } from 'react-redux';
export type { Reducer } from 'redux';
export * from './client';
export { query } from './query';
/** @public Named by the inferred types of the apps' queries. */
export type { Query } from './query';
export { isRecordsChanged, recordsChanged, type QueryAction } from './query-actions';
export * from './request-error';
export { retriedUndo } from './retried-undo';
export * from './use-mutation';
export * from './use-query';
