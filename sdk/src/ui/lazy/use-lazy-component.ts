import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { deferredParts } from './deferred-parts';
import { whenSlow } from './takes-long';

/** Dynamic import of a component; must be the same function in every render. */
export type PartLoader<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * Loads a component on demand. After a failure the page keeps its state and all input, whereas a failed
 * `React.lazy` component unmounts up to the next error boundary.
 *
 * @param load null while no component is needed
 * @param onSlow called if loading takes longer than usual
 * @returns null until the code is loaded
 */
export function useLazyComponent<Props>(
  load: PartLoader<Props> | null,
  onFailure: () => void,
  onSlow?: () => void,
): ComponentType<Props> | null {
  const [loaded, setLoaded] = useState<{ by: unknown; part: ComponentType<Props> } | null>(null);
  const handleFailure = useEffectEvent(onFailure);
  const handleSlow = useEffectEvent(() => onSlow?.());

  useEffect(() => {
    if (!load) return;
    let isCanceled = false;
    const code = load();
    deferredParts.await(code);
    const stop = whenSlow(code, () => handleSlow());
    code.then(
      ({ default: part }) => isCanceled || setLoaded({ by: load, part }),
      () => isCanceled || handleFailure(),
    );
    return () => {
      isCanceled = true;
      stop();
    };
  }, [load]);

  return loaded?.by === load ? (loaded?.part ?? null) : null;
}
