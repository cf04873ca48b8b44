import { createElement, lazy, useState, type ComponentType, type FunctionComponent } from 'react';

type Loader<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A component whose code comes later, and that can be asked for ahead. */
export type LazyPart<Props> = FunctionComponent<Props> & { load(): Promise<void> };

/**
 * `React.lazy` with a `load` that fetches the code before it is shown. What is loaded is rendered
 * at once: `lazy` would suspend all the same, and React shows what follows a fallback no sooner
 * than 300 ms after it.
 */
export function lazyPart<Props extends object>(loader: Loader<Props>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    loaded = (await loader()).default;
  };
  const Lazy = lazy(loader as Loader<object>) as unknown as ComponentType<Props>;

  function Part(props: Props) {
    // What it is when it is first shown it stays, so that nothing is mounted anew.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return createElement(Component, props);
  }
  return Object.assign(Part, { load });
}
