import { createElement, lazy, type ComponentType, type FunctionComponent } from 'react';

type Loader<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A component whose code comes later, and that can be asked for ahead. */
export type LazyPart<Props> = FunctionComponent<Props> & { load(): Promise<unknown> };

/** `React.lazy` with a `load` that fetches the code before it is shown. */
export function lazyPart<Props extends object>(load: Loader<Props>): LazyPart<Props> {
  const Part = lazy(load as Loader<object>) as unknown as ComponentType<Props>;
  return Object.assign((props: Props) => createElement(Part, props), { load });
}
