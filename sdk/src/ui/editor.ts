/**
 * A rich text field for forms. This entry is small; Tiptap is lazy-loaded when the field renders.
 */
export { EditorField, type EditorFieldProps } from './editor/editor-field';
