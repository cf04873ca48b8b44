import { useTranslation } from '@praxis/sdk';
import type { KitEntry, KitSection } from '../kit';

/** Title and purpose of an entry. */
export interface EntryTexts {
  title: string;
  lead: string;
}

/** Returns the texts of entries: `kit.entries.components.emptyState.lead`. */
export function useEntryTexts(section: KitSection): (entry: KitEntry) => EntryTexts {
  const { t } = useTranslation('demo');
  const sectionKey = camelCase(section.slug);
  return ({ slug, name }) => {
    const key = camelCase(slug);
    return {
      title: name ?? t(`kit.entries.${sectionKey}.${key}.title`),
      lead: t(`kit.entries.${sectionKey}.${key}.lead`),
    };
  };
}

/** Title and subtitle of a section. */
export function useSectionTexts({ slug }: KitSection) {
  const { t } = useTranslation('demo');
  const sectionKey = camelCase(slug);
  return {
    title: t(`kit.sections.${sectionKey}.title`),
    subtitle: t(`kit.sections.${sectionKey}.subtitle`),
  };
}

const camelCase = (slug: string) =>
  slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
