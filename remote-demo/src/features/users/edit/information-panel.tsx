import { useTranslation } from '@praxis/sdk';
import { FieldRow, TextAreaField, TextField } from '@praxis/sdk/ui/form';
import { FormSection } from '@praxis/sdk/ui/overlay';
import { useToday } from '@praxis/sdk/ui/page';
import type { PanelProps } from './values';

/** Fields of a user's personal information. */
export function InformationPanel({ form }: PanelProps) {
  const { t } = useTranslation('demo');
  return (
    <>
      <FormSection title={t('users.edit.about')}>
        <TextAreaField
          {...form.field('information.about')}
          optional
          label={t('users.field.about')}
          maxLength={500}
        />
        <FieldRow>
          <TextField
            {...form.field('information.birthDate')}
            optional
            type="date"
            max={useToday()}
            label={t('users.field.birthDate')}
          />
          <TextField
            {...form.field('information.website')}
            optional
            type="url"
            label={t('users.field.website')}
            placeholder="https://"
          />
        </FieldRow>
      </FormSection>
      <FormSection title={t('users.field.address')}>
        <TextField
          {...form.field('information.street')}
          optional
          label={t('users.field.street')}
          autoComplete="off"
        />
        <FieldRow>
          <TextField
            {...form.field('information.postalCode')}
            optional
            label={t('users.field.postalCode')}
            autoComplete="off"
          />
          <TextField
            {...form.field('information.city')}
            optional
            label={t('users.field.city')}
            autoComplete="off"
          />
        </FieldRow>
      </FormSection>
    </>
  );
}
