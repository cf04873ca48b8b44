/** Bytes that a picture may have: pages show several of them. */
const bytesAtMost = 150 * 1024;

/** From the best that is tried to the least that is fit to show. */
const qualities = [0.9, 0.8, 0.7, 0.6, 0.5];

/**
 * A screenshot as WebP, in the best quality that is small enough. The browser encodes it: it is
 * there already, and no library is needed.
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
      if (webp.length <= bytesAtMost) return webp;
    }
  } finally {
    await page.close();
  }
  throw new Error(`A picture is larger than ${bytesAtMost / 1024} KB in every quality.`);
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
