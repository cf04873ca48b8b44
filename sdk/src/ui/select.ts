/** Long lists that are searched, on antd's select. Short ones: `NativeSelectField` of `form`. */
import AntdSelect from 'antd/es/select';
import { themed } from './antd/antd-scope';

export * from './antd/select-field';
/** antd's select itself, in the product's theme, for what is not a field of a form. */
export const Select = themed(AntdSelect);
