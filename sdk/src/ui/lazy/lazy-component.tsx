import {
  createElement,
  useState,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { useHostIfAny } from '../../host';
import { ErrorState } from '../components/error-state';
import { useUiText } from '../text/use-ui-text';
import { fetchFailure } from './fetch-failure';
import { useLazyComponent, type PartLoader } from './use-lazy-component';

/**
 * Creates a component that loads its code when it is first rendered. If that fails (no connection, a
 * computer that slept), an error with Retry takes its place; the rest of the page stays.
 *
 * @param fallback shown until the code is loaded
 */
export function lazyComponent<Props extends object>(
  load: PartLoader<Props>,
  fallback: ReactNode = null,
): FunctionComponent<Props> {
  // Cached, so that later instances render synchronously.
  let cached: ComponentType<Props> | null = null;
  const loadOnce = async () => {
    cached ??= (await load()).default;
    return { default: cached };
  };

  return function LazyComponent(props: Props) {
    /** Record for which loading failed: opening another record retries. */
    const [failedSubject, setFailedSubject] = useState<string | null>(null);
    const subject = subjectOf(props);
    const failed = failedSubject === subject;
    const host = useHostIfAny();
    const text = useUiText();
    const part =
      useLazyComponent(
        cached || failed ? null : loadOnce,
        () => setFailedSubject(subject),
        // A fallback shows its own hint; a drawer has none.
        () => fallback === null && host?.notify({ kind: 'info', text: text('takesLong') }),
      ) ?? cached;
    if (part) return createElement(part, props);
    if (!failed) return fallback;
    const error = <ErrorState failure={fetchFailure()} onRetry={() => setFailedSubject(null)} />;
    // The error of a drawer is rendered below a list, outside the viewport.
    return fallback === null ? <div ref={scrollIntoView}>{error}</div> : error;
  };
}

const subjectOf = (props: object) =>
  Object.values(props)
    .filter((value) => typeof value === 'string')
    .join(' ');

const scrollIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest' });
