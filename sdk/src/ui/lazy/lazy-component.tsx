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
    /** Of which record it failed: whoever opens another one asks again. */
    const [failedOf, setFailedOf] = useState<string | null>(null);
    const subject = subjectOf(props);
    const failed = failedOf === subject;
    const host = useHostIfAny();
    const text = useUiText();
    const part =
      useLazyComponent(
        known || failed ? null : loadOnce,
        () => setFailedOf(subject),
        // A drawer has nothing in its place meanwhile that would say so.
        () => waiting === null && host?.notify({ kind: 'info', text: text('takesLong') }),
      ) ?? known;
    if (part) return createElement(part, props);
    if (!failed) return waiting;
    const fault = <ErrorState failure={fetchFailure()} onRetry={() => setFailedOf(null)} />;
    // A drawer has no place in the page: what is said instead of it stands below a list, out of sight.
    return waiting === null ? <div ref={bringIntoView}>{fault}</div> : fault;
  };
}

const subjectOf = (props: object) =>
  Object.values(props)
    .filter((value) => typeof value === 'string')
    .join(' ');

const bringIntoView = (place: HTMLElement | null) => place?.scrollIntoView({ block: 'nearest' });
