/**
 * Forms: native controls in the product's design, and form state. Free of antd, whose form, inputs and
 * validator add 54 KB brotli, so that the sign-in page is interactive early. Searchable selects are in
 * `select`, date pickers in `date`.
 */
export { ChoiceChip, type ChoiceChipProps } from './form/choice-chip';
export * from './form/choice-fields';
export { ChoicePill, type ChoicePillProps } from './form/choice-pill';
export { Field, type FieldLook } from './form/field';
export { FieldRow, Form, FormActions, type FormProps } from './form/form';
export type { FieldErrors, FormSchema } from './form/issues';
export { newLine, withoutLine, type Line, type LineKey } from './form/lines';
export { NumberField, type NumberFieldProps } from './form/number-field';
export { PasswordField } from './form/password-field';
export { required } from './form/required';
export { fieldId, focusUnfinished } from './form/screen-order';
export * from './form/text-field';
export * from './form/use-form';
export { useResend } from './form/use-resend';
