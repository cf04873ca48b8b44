/** Kinds of pictures that an account takes. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'];

/** The largest file that is looked at, bytes. */
export const largestPicture = 5 * 1024 * 1024;

/** Edge of the picture that is sent, pixels: twice the largest that is shown. */
const edge = 256;

/** A part of a picture, in its own pixels. */
export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Why a file is not taken; each has its own sentence. */
export type PictureFault = 'kind' | 'size' | 'unreadable';

/** A file that may be shown, or why it is refused. */
export async function openPicture(
  file: File,
): Promise<{ source: string } | { fault: PictureFault }> {
  if (!pictureTypes.includes(file.type)) return { fault: 'kind' };
  if (file.size > largestPicture) return { fault: 'size' };
  try {
    // Whatever it is called: what cannot be drawn is no picture.
    if (typeof createImageBitmap !== 'undefined') (await createImageBitmap(file)).close();
    return { source: await dataUrlOf(file) };
  } catch {
    return { fault: 'unreadable' };
  }
}

/** The chosen part of a picture as a small data URL; its middle where nothing was chosen yet. */
export async function croppedPicture(
  file: File,
  source: string,
  chosen: PictureArea | null,
): Promise<string> {
  if (typeof createImageBitmap === 'undefined') return source;
  const bitmap = await createImageBitmap(file);
  const { x, y, width, height } = chosen ?? middleOf(bitmap);
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  const context = canvas.getContext('2d');
  if (context) {
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, x, y, width, height, 0, 0, edge, edge);
  }
  bitmap.close();
  return canvas.toDataURL('image/webp', 0.85);
}

/** How large a picture is kept, pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The middle of a picture in another shape, as a data URL; never larger than it is. */
export async function fittedPicture(
  file: File,
  source: string,
  { width, height }: PictureSize,
): Promise<string> {
  if (typeof createImageBitmap === 'undefined') return source;
  const bitmap = await createImageBitmap(file);
  const scale = Math.max(width / bitmap.width, height / bitmap.height);
  const area = { width: width / scale, height: height / scale };
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(Math.min(width, area.width));
  canvas.height = Math.round(Math.min(height, area.height));
  const context = canvas.getContext('2d');
  if (context) {
    context.imageSmoothingQuality = 'high';
    const { width: w, height: h } = area;
    const [x, y] = [(bitmap.width - w) / 2, (bitmap.height - h) / 2];
    context.drawImage(bitmap, x, y, w, h, 0, 0, canvas.width, canvas.height);
  }
  bitmap.close();
  return canvas.toDataURL('image/webp', 0.82);
}

function middleOf({ width, height }: { width: number; height: number }): PictureArea {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side };
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });
}
