import { expect, it, jest } from '@jest/globals';
import type { RemoteModule } from '@praxis/sdk';
import { textsLoader } from './texts-loader';

const english = { default: { title: 'Rooms' } };

/** An app whose texts come in English, and fail in any other language. */
const appFailingWith = (error: Error) => {
  const texts = jest.fn<RemoteModule['texts']>((_, language) =>
    language === 'en' ? Promise.resolve(english) : Promise.reject(error),
  );
  return { texts, module: { texts } as unknown as RemoteModule };
};

it('takes English of an app that is older than the language', async () => {
  const missing = Object.assign(new Error('Cannot find module'), { code: 'MODULE_NOT_FOUND' });
  const { module } = appFailingWith(missing);
  expect(await textsLoader(module, 'rooms')('pt')).toBe(english);
});

it('fails where texts that there are do not arrive, so that they can be asked for again', async () => {
  const { module, texts } = appFailingWith(new Error('Loading chunk failed'));
  await expect(textsLoader(module, 'rooms')('pt')).rejects.toThrow('Loading chunk failed');
  expect(texts).toHaveBeenCalledTimes(1);
});
