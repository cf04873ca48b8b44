/** Maximum size of a picture in bytes, because a page of the docs shows several. */
const maxBytes = 150 * 1024;

/** From the best quality to the lowest acceptable one. */
const qualities = [0.9, 0.8, 0.7, 0.6, 0.5];

/**
 * Encodes a screenshot as WebP in the best quality that is small enough. The browser encodes it, so
 * that no library is needed.
 * @param {import('@playwright/test').Browser} browser
 * @param {Buffer} png
 */
export async function toWebp(browser, png) {
  const page = await browser.newPage();
  try {
    for (const quality of qualities) {
      const encoded = await page.evaluate(encode, {
        source: `data:image/png;base64,${png.toString('base64')}`,
        quality,
      });
      const webp = Buffer.from(encoded, 'base64');
      if (webp.length <= maxBytes) return webp;
    }
  } finally {
    await page.close();
  }
  throw new Error(`A picture exceeds ${maxBytes / 1024} KB in every quality.`);
}

/** @param {{ source: string, quality: number }} picture */
async function encode({ source, quality }) {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', quality).split(',')[1] ?? '';
}
