/** Accepted MIME types. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'];

/** Maximum file size in bytes. */
const maxBytes = 5 * 1024 * 1024;

/** Edge of the uploaded picture in pixels: twice the largest displayed size. */
const edge = 256;

/** A crop area, in pixels of the picture. */
export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Why a file is rejected; each reason has its own message. */
export type PictureError = 'type' | 'size' | 'unreadable';

/** Keys of the texts for each error. */
export const pictureErrorTexts = {
  type: 'account.pictureKind',
  size: 'account.pictureSize',
  unreadable: 'account.pictureUnreadable',
} as const satisfies Record<PictureError, string>;

/** Reads a file as a data URL, or returns why it is rejected. */
export async function openPicture(
  file: File,
): Promise<{ source: string } | { error: PictureError }> {
  if (!pictureTypes.includes(file.type)) return { error: 'type' };
  if (file.size > maxBytes) return { error: 'size' };
  try {
    // Verifies that the file can be decoded, whatever its declared type.
    if (typeof createImageBitmap !== 'undefined') (await createImageBitmap(file)).close();
    return { source: await readAsDataUrl(file) };
  } catch {
    return { error: 'unreadable' };
  }
}

/** Crops a picture to a small square data URL; to its center if no area was selected. */
export async function croppedPicture(
  file: File,
  source: string,
  selected: PictureArea | null,
): Promise<string> {
  if (typeof createImageBitmap === 'undefined') return source;
  const bitmap = await createImageBitmap(file);
  const { x, y, width, height } = selected ?? centerOf(bitmap);
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

/** Maximum size of a stored picture, in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Crops the center of a picture to another aspect ratio, as a data URL; never enlarges it. */
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

function centerOf({ width, height }: { width: number; height: number }): PictureArea {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side };
}

function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });
}
