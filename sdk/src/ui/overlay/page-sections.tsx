import { createContext, useContext, type ReactNode } from 'react';
import { useSearchParams } from '../../router/use-search-params';
import { oneOf } from '../list/list-choice';

const SectionsContext = createContext<readonly string[]>([]);

export interface PageSectionsProps<Section extends string> {
  /** The page shows one at a time, as `?tab=` says: the first one where it does not. */
  sections: readonly [Section, ...Section[]];
  /** The page with this section, which its tabs lead away from. */
  children(section: Section): ReactNode;
}

/** A page whose tabs change what it shows: a form in it asks before another section takes its place. */
export function PageSections<const Section extends string>({
  sections,
  children,
}: PageSectionsProps<Section>) {
  const [params] = useSearchParams();
  return (
    <SectionsContext value={sections}>
      {children(sectionOf(params, sections) ?? sections[0])}
    </SectionsContext>
  );
}

/** Whether a page shows the same at two addresses: filters and drawers leave a form where it is. */
export function useIsSamePlace() {
  const sections = useContext(SectionsContext);
  const placeOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
    `${pathname}#${sectionOf(new URLSearchParams(search), sections)}`;
  return (
    one: Pick<Location, 'pathname' | 'search'>,
    other: Pick<Location, 'pathname' | 'search'>,
  ) => placeOf(one) === placeOf(other);
}

const sectionOf = <Section extends string>(
  params: URLSearchParams,
  sections: readonly Section[],
): Section | undefined => oneOf(params.get('tab'), sections) ?? sections[0];
