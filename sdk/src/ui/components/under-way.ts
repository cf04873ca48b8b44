import { useState } from 'react';

/** For a button: what its press begins is shown as under way until it is over, and takes no second press. */
export function useUnderWay(act: (() => unknown) | undefined) {
  const [loading, setLoading] = useState(false);
  const onClick = () => {
    const end = act?.();
    if (!(end instanceof Promise)) return;
    setLoading(true);
    void end.finally(() => setLoading(false));
  };
  return { loading, onClick };
}
