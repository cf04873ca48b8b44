/** Searchable selects for long lists, based on antd's. For short ones: `NativeSelectField` of `form`. */
export * from './antd/select-field';
