import type { Deployment } from '../boot/deployment';

/** Props of every public page. */
export interface PublicPageProps {
  deployment: Deployment;
  /** Prefetches what is likely needed next, once the page is usable. */
  prefetch(): Promise<unknown>;
}
