import type { EntryContent, KitSection } from '../kit';

/** Form fields, and validation, saving and wizards of whole forms. */
export const forms: KitSection = {
  slug: 'forms',
  load: (slug): Promise<{ default: EntryContent }> =>
    import(/* webpackChunkName: "kit-forms-[request]" */ `../forms/${slug}.entry`),
  entries: [
    { slug: 'text-field', name: 'TextField', group: 'fields' },
    { slug: 'number-field', name: 'NumberField', group: 'fields' },
    { slug: 'choice-fields', name: 'RadioField', group: 'fields' },
    { slug: 'select-field', name: 'SelectField', group: 'fields' },
    { slug: 'date-fields', name: 'DateField', group: 'fields' },
    { slug: 'editor-field', name: 'EditorField', group: 'fields' },
    { slug: 'validation', group: 'wholeForms' },
    { slug: 'changes', group: 'wholeForms' },
    { slug: 'form-wizard', name: 'Wizard', group: 'wholeForms' },
  ],
};
