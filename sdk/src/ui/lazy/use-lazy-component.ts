import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { deferredParts } from './deferred-parts';
import { whenSlow } from './takes-long';

/** Fetches the code of a component; the same function each time. */
export type PartLoader<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A component whose code is fetched when it is asked for. Where that fails the page stays as it is,
 * with all that was typed in it; what `React.lazy` could not load takes the page away.
 *
 * @param load null while nothing is asked for
 * @param onSlow where it takes longer than usual
 * @returns null until the code is there
 */
export function useLazyComponent<Props>(
  load: PartLoader<Props> | null,
  onFailure: () => void,
  onSlow?: () => void,
): ComponentType<Props> | null {
  const [loaded, setLoaded] = useState<{ by: unknown; part: ComponentType<Props> } | null>(null);
  const fail = useEffectEvent(onFailure);
  const sayThatItIsSlow = useEffectEvent(() => onSlow?.());

  useEffect(() => {
    if (!load) return;
    let left = false;
    const code = load();
    deferredParts.await(code);
    const stop = whenSlow(code, () => sayThatItIsSlow());
    code.then(
      ({ default: part }) => left || setLoaded({ by: load, part }),
      () => left || fail(),
    );
    return () => {
      left = true;
      stop();
    };
  }, [load]);

  return loaded?.by === load ? (loaded?.part ?? null) : null;
}
