import { useSearchParams } from 'react-router-dom';
import { oneOf } from '../list/list-choice';
import { sectionParameter } from './way-back';

/**
 * Which section of a record's drawer is shown, as the address says; the first one where it does not.
 * Choosing another one stays at the same entry of the history: Back leads out of the drawer.
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
      // At once: a tab that follows its press late looks broken.
      { preventScrollReset: true, replace: true, flushSync: true },
    );
  return [oneOf(params.get(sectionParameter), sections) ?? sections[0], choose];
}
