import { createContext, useContext, type ComponentType } from 'react';
import { useSearchParams } from '../../router/use-search-params';
import { Page, PageHeader } from '../components/page-header';
import { Tabs } from '../components/tabs';
import { oneOf } from '../list/list-choice';

export interface PageSection {
  /** In the address: `?tab=practice`. */
  key: string;
  /** On its tab. */
  label: string;
  content: ComponentType;
}

export interface SectionsPageProps {
  /** A noun. */
  title: string;
  /** One sentence under the title. */
  subtitle?: string;
  /** What the tabs are of, for screen readers. */
  tabsLabel: string;
  /** The page shows one at a time, the first one where the address names none. */
  sections: readonly [PageSection, ...PageSection[]];
}

const KeysContext = createContext<readonly string[]>([]);

/**
 * A page whose tabs change what it shows, each an address of its own. A form in a section asks before
 * another section takes its place.
 */
export function SectionsPage({ title, subtitle, tabsLabel, sections }: SectionsPageProps) {
  const [params] = useSearchParams();
  const keys = sections.map(({ key }) => key);
  const active = keyIn(params, keys);
  const { content: Content } = sections.find(({ key }) => key === active) ?? sections[0];
  return (
    <KeysContext value={keys}>
      <Page>
        <PageHeader
          title={title}
          tabs={
            <Tabs
              label={tabsLabel}
              active={active ?? ''}
              items={sections.map(({ key, label }) => ({ key, label, to: `?tab=${key}` }))}
            />
          }
        >
          {subtitle}
        </PageHeader>
        <Content />
      </Page>
    </KeysContext>
  );
}

/** Whether a page shows the same at two addresses: filters and drawers leave a form where it is. */
export function useIsSamePlace() {
  const keys = useContext(KeysContext);
  const placeOf = ({ pathname, search }: Place) =>
    `${pathname}#${keyIn(new URLSearchParams(search), keys)}`;
  return (one: Place, other: Place) => placeOf(one) === placeOf(other);
}

type Place = Pick<Location, 'pathname' | 'search'>;

const keyIn = (params: URLSearchParams, keys: readonly string[]): string | undefined =>
  oneOf(params.get('tab'), keys) ?? keys[0];
