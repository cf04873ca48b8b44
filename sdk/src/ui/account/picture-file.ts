/** Kinds of pictures that an account takes. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'];

/** The largest file that is looked at, bytes. */
export const largestPicture = 5 * 1024 * 1024;

/** Edge of the picture that is sent, pixels: twice the largest that is shown. */
const edge = 256;

/** The middle of a picture as a small data URL. @throws where the file is no picture */
export async function squarePicture(file: File): Promise<string> {
  if (typeof createImageBitmap === 'undefined') return dataUrlOf(file);
  const bitmap = await createImageBitmap(file);
  const side = Math.min(bitmap.width, bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  canvas
    .getContext('2d')
    ?.drawImage(
      bitmap,
      (bitmap.width - side) / 2,
      (bitmap.height - side) / 2,
      side,
      side,
      0,
      0,
      edge,
      edge,
    );
  bitmap.close();
  return canvas.toDataURL('image/webp', 0.85);
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });
}
