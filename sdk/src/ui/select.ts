/** Long lists that are searched, on antd's select. Short ones: `NativeSelectField` of `form`. */
export * from './antd/select-field';
