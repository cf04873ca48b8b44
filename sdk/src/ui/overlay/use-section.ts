import { useSearchParams } from 'react-router-dom';
import { oneOf } from '../list/list-choice';
import { sectionParameter } from './navigate-back';

/**
 * Returns the section of a record's drawer that the address names, by default the first one, and a setter.
 * The setter replaces the history entry, so that Back leaves the drawer.
 */
export function useSection<const Section extends string>(
  sections: readonly [Section, ...Section[]],
): [Section, (section: Section) => void] {
  const [params, setParams] = useSearchParams();
  const choose = (section: Section) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (section === sections[0]) next.delete(sectionParameter);
        else next.set(sectionParameter, section);
        return next;
      },
      // Synchronous: a tab that responds late to a click looks broken.
      { preventScrollReset: true, replace: true, flushSync: true },
    );
  return [oneOf(params.get(sectionParameter), sections) ?? sections[0], choose];
}
