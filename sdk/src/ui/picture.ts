/** A person's picture as a field: the cropper follows when a file was chosen. */
export { PictureField, type PictureFieldProps } from './picture/picture-field';
/** Any other picture as a field: it is cut to the shape that it is shown in. */
export { ImageField, type ImageFieldProps } from './picture/image-field';
