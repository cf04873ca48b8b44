/**
 * Text with formatting as a field of a form. The frame is light; Tiptap itself follows when the
 * field is shown.
 */
export { EditorField, type EditorFieldProps } from './editor/editor-field';
