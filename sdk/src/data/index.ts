/** @public For an app that brings a reducer of its own. */
export { useDispatch, useSelector } from 'react-redux';
export type { Reducer } from 'redux';
export * from './client';
export { query } from './query';
/** @public The types of apps' own queries name it. */
export type { Query } from './query';
export { isRecordsChanged, recordsChanged, type QueryAction } from './query-actions';
export * from './request-error';
export * from './use-mutation';
export * from './use-query';
