import { croppedPicture, fittedPicture, openPicture } from './picture-file';

const file = (type = 'image/png', size = 10) => new File([new Uint8Array(size)], 'me', { type });
const drawImage = jest.fn();

/** Stubs the decoding and drawing of pictures, which jsdom lacks; null cannot be decoded. */
function stubDrawing(bitmap: { width: number; height: number } | null) {
  const close = jest.fn();
  Object.assign(globalThis, {
    createImageBitmap: async () => {
      if (!bitmap) throw new Error('no picture');
      return { ...bitmap, close };
    },
  });
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ drawImage } as unknown as null);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/webp;base64,AA');
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
  jest.restoreAllMocks();
  drawImage.mockReset();
});

it('opens a picture as a data URL', async () => {
  stubDrawing({ width: 4, height: 4 });
  await expect(openPicture(file())).resolves.toEqual({
    source: expect.stringMatching(/^data:image\/png;base64,/),
  });
});

it('rejects files by type, by size, and if they cannot be decoded', async () => {
  stubDrawing(null);
  await expect(openPicture(file('image/svg+xml'))).resolves.toEqual({ error: 'type' });
  await expect(openPicture(file('image/png', 5 * 1024 * 1024 + 1))).resolves.toEqual({
    error: 'size',
  });
  await expect(openPicture(file())).resolves.toEqual({ error: 'unreadable' });
});

it('crops the selected area and scales it down', async () => {
  stubDrawing({ width: 800, height: 600 });
  const area = { x: 40, y: 20, width: 300, height: 300 };
  await expect(croppedPicture(file(), 'data:,', area)).resolves.toBe('data:image/webp;base64,AA');
  expect(drawImage.mock.calls[0]?.slice(1)).toEqual([40, 20, 300, 300, 0, 0, 256, 256]);
});

it('crops the center if no area was selected', async () => {
  stubDrawing({ width: 800, height: 600 });
  await croppedPicture(file(), 'data:,', null);
  expect(drawImage.mock.calls[0]?.slice(1)).toEqual([100, 0, 600, 600, 0, 0, 256, 256]);
});

it('crops the center to another aspect ratio, and never enlarges a picture', async () => {
  stubDrawing({ width: 4000, height: 1000 });
  const size = { width: 1200, height: 600 };
  await fittedPicture(file(), 'data:,', size);
  expect(drawImage.mock.calls[0]?.slice(1)).toEqual([1000, 0, 2000, 1000, 0, 0, 1200, 600]);
  stubDrawing({ width: 400, height: 200 });
  await fittedPicture(file(), 'data:,', size);
  expect(drawImage.mock.calls[1]?.slice(1)).toEqual([0, 0, 400, 200, 0, 0, 400, 200]);
});
