/** A person's picture as a field: the cropper follows when a file was chosen. */
export { PictureField, type PictureFieldProps } from './picture/picture-field';
