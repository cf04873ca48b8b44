import { createContext, useContext, type ComponentType } from 'react';
import { useSearchParams } from '../../router/use-search-params';
import { Page, PageHeader } from '../components/page-header';
import { Tabs } from '../components/tabs';
import { oneOf } from '../list/list-choice';

export interface PageSection {
  /** Value in the address: `?tab=practice`. */
  key: string;
  /** Label of its tab. */
  label: string;
  content: ComponentType;
}

export interface SectionsPageProps {
  /** Title of the page: a noun. */
  title: string;
  /** One sentence under the title. */
  subtitle?: string;
  /** Accessible name of the tabs. */
  tabsLabel: string;
  /** Sections; the page shows one at a time, by default the first one. */
  sections: readonly [PageSection, ...PageSection[]];
}

const SectionKeysContext = createContext<readonly string[]>([]);

/**
 * Page with sections in tabs, each with its own address. Leaving a section with unsaved changes needs a
 * confirmation.
 */
export function SectionsPage({ title, subtitle, tabsLabel, sections }: SectionsPageProps) {
  const [params] = useSearchParams();
  const keys = sections.map(({ key }) => key);
  const active = sectionKeyIn(params, keys);
  const { content: Content } = sections.find(({ key }) => key === active) ?? sections[0];
  return (
    <SectionKeysContext value={keys}>
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
    </SectionKeysContext>
  );
}

/** Returns a function that tells whether two addresses show the same section: filters and drawers keep a form mounted. */
export function useIsSamePlace() {
  const keys = useContext(SectionKeysContext);
  const placeOf = ({ pathname, search }: Place) =>
    `${pathname}#${sectionKeyIn(new URLSearchParams(search), keys)}`;
  return (one: Place, other: Place) => placeOf(one) === placeOf(other);
}

type Place = Pick<Location, 'pathname' | 'search'>;

const sectionKeyIn = (params: URLSearchParams, keys: readonly string[]): string | undefined =>
  oneOf(params.get('tab'), keys) ?? keys[0];
