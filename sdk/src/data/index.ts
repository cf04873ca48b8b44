export { createSlice, createAction, type PayloadAction, type Reducer } from '@reduxjs/toolkit';
export { useDispatch, useSelector } from 'react-redux';
export * from './client';
export * from './data-group';
export * from './inject';
export * from './request-error';
export * from './use-command-key';
export * from './use-data-group';
