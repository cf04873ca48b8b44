/** A form field for a person's picture; the cropper is lazy-loaded when a file is chosen. */
export { PictureField, type PictureFieldProps } from './picture/picture-field';
/** A form field for any other picture, cropped to the aspect ratio of its display. */
export { ImageField, type ImageFieldProps } from './picture/image-field';
