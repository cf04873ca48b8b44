import { croppedPicture, fittedPicture, openPicture } from './picture-file';

const file = (type = 'image/png', size = 10) => new File([new Uint8Array(size)], 'me', { type });
const drawImage = jest.fn();

/** A browser that can draw pictures; jsdom cannot. */
function draws(bitmap: { width: number; height: number } | null) {
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
  draws({ width: 4, height: 4 });
  await expect(openPicture(file())).resolves.toEqual({
    source: expect.stringMatching(/^data:image\/png;base64,/),
  });
});

it('refuses by kind, by size, and what is no picture whatever it is called', async () => {
  draws(null);
  await expect(openPicture(file('image/svg+xml'))).resolves.toEqual({ fault: 'kind' });
  await expect(openPicture(file('image/png', 5 * 1024 * 1024 + 1))).resolves.toEqual({
    fault: 'size',
  });
  await expect(openPicture(file())).resolves.toEqual({ fault: 'unreadable' });
});

it('draws the chosen part, made small', async () => {
  draws({ width: 800, height: 600 });
  const area = { x: 40, y: 20, width: 300, height: 300 };
  await expect(croppedPicture(file(), 'data:,', area)).resolves.toBe('data:image/webp;base64,AA');
  expect(drawImage.mock.calls[0]?.slice(1)).toEqual([40, 20, 300, 300, 0, 0, 256, 256]);
});

it('draws the middle where nothing was chosen', async () => {
  draws({ width: 800, height: 600 });
  await croppedPicture(file(), 'data:,', null);
  expect(drawImage.mock.calls[0]?.slice(1)).toEqual([100, 0, 600, 600, 0, 0, 256, 256]);
});

it('cuts the middle of a picture to another shape, and never makes it larger', async () => {
  draws({ width: 4000, height: 1000 });
  const size = { width: 1200, height: 600 };
  await fittedPicture(file(), 'data:,', size);
  expect(drawImage.mock.calls[0]?.slice(1)).toEqual([1000, 0, 2000, 1000, 0, 0, 1200, 600]);
  draws({ width: 400, height: 200 });
  await fittedPicture(file(), 'data:,', size);
  expect(drawImage.mock.calls[1]?.slice(1)).toEqual([0, 0, 400, 200, 0, 0, 400, 200]);
});
