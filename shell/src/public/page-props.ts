import type { Deployment } from '../boot/deployment';

/** What every public page is given. */
export interface PublicPageProps {
  deployment: Deployment;
  /** Loads what is most likely needed next, once the page can be used. */
  prefetch(): Promise<unknown>;
}
