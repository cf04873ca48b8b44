import { useEffect, useRef } from 'react';
import { goTo } from './address';

/** Goes on to another page; whoever has left meanwhile stays where they went. */
export function useGoOn(): (path: string) => void {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return (path) => {
    if (isHere.current) goTo(path);
  };
}
