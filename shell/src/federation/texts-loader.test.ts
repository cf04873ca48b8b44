import { expect, it, jest } from '@jest/globals';
import type { RemoteModule } from '@praxis/sdk';
import { textsLoader } from './texts-loader';

const english = { default: { title: 'Rooms' } };

/** An app whose texts load in English and fail in any other language. */
const appFailingWith = (error: Error) => {
  const texts = jest.fn<RemoteModule['texts']>((_, language) =>
    language === 'en' ? Promise.resolve(english) : Promise.reject(error),
  );
  return { texts, module: { texts } as unknown as RemoteModule };
};

it('falls back to English if the app is older than the language', async () => {
  const missing = Object.assign(new Error('Cannot find module'), { code: 'MODULE_NOT_FOUND' });
  const { module } = appFailingWith(missing);
  expect(await textsLoader(module, 'rooms')('pt')).toBe(english);
});

it('rejects if existing texts fail to load, so that they can be requested again', async () => {
  const { module, texts } = appFailingWith(new Error('Loading chunk failed'));
  await expect(textsLoader(module, 'rooms')('pt')).rejects.toThrow('Loading chunk failed');
  expect(texts).toHaveBeenCalledTimes(1);
});
