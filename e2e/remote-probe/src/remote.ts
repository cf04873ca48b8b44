import type { PageOf, RemoteModule } from '@praxis/sdk';
import type { manifest } from './manifest';

const noTexts = () => Promise.resolve({ default: {} });

export const remote = {
  pages: { probe: () => import(/* webpackChunkName: "page-probe" */ './probe-page') },
  texts: { en: noTexts, de: noTexts, fr: noTexts, pt: noTexts },
} satisfies RemoteModule<PageOf<typeof manifest>>;
