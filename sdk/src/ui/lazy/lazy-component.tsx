import {
  createElement,
  useState,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { ErrorState } from '../components/error-state';
import { fetchFailure } from './fetch-failure';
import { useLazyComponent, type PartLoader } from './use-lazy-component';

/**
 * A part of a page whose code comes once it shows. A fetch that fails (no connection, a computer
 * that slept) says so in the part's place, with Retry; the rest of the page stays.
 *
 * @param waiting shown until the code is there
 */
export function lazyComponent<Props extends object>(
  load: PartLoader<Props>,
  waiting: ReactNode = null,
): FunctionComponent<Props> {
  // What was fetched once shows at once from then on.
  let known: ComponentType<Props> | null = null;
  const loadOnce = async () => {
    known ??= (await load()).default;
    return { default: known };
  };

  return function LazyComponent(props: Props) {
    const [failed, setFailed] = useState(false);
    const part =
      useLazyComponent(known || failed ? null : loadOnce, () => setFailed(true)) ?? known;
    if (part) return createElement(part, props);
    if (!failed) return waiting;
    return <ErrorState failure={fetchFailure()} onRetry={() => setFailed(false)} />;
  };
}
