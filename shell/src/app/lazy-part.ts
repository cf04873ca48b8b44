import { createElement, lazy, useState, type ComponentType, type FunctionComponent } from 'react';

type Loader<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A lazy-loaded component that can be preloaded. */
export type LazyPart<Props> = FunctionComponent<Props> & { load(): Promise<void> };

/**
 * `React.lazy` with a `load` that preloads the code. A loaded component renders immediately: `lazy` would
 * suspend nevertheless, and React shows the content at least 300 ms after a fallback.
 */
export function lazyPart<Props extends object>(loader: Loader<Props>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    loaded = (await loader()).default;
  };
  const Lazy = lazy(loader as Loader<object>) as unknown as ComponentType<Props>;

  function Part(props: Props) {
    // Chosen once: switching the component would remount it.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return createElement(Component, props);
  }
  return Object.assign(Part, { load });
}
