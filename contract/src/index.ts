export * from './endpoint';
export * from './errors';
export * from './records';
export * from './roles';
