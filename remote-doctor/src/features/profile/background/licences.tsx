import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef } from 'react';
import { useTranslation } from '@praxis/sdk';
import { useOptions } from '@praxis/sdk/practice/options';
import { Button, IconButton } from '@praxis/sdk/ui';
import { DateField } from '@praxis/sdk/ui/date';
import { newLine, TextField, withoutLine, type FormState } from '@praxis/sdk/ui/form';
import { PartialError } from '@praxis/sdk/ui/page';
import { SelectField } from '@praxis/sdk/ui/select';
import styles from '../profile.module.css';
import type { EditableBackground } from './editable-background';

/** States in which the doctor is licensed, with expiration dates. */
export function Licences({ form }: { form: FormState<EditableBackground> }) {
  const { t } = useTranslation('doctor');
  const states = useOptions('states');
  const { licences } = form.values;
  const add = useRef<HTMLButtonElement>(null);
  return (
    <>
      <PartialError of={[states.query]} />
      {licences.map(({ key, state }, index) => {
        const path = `licences.${key}` as const;
        const expires = form.field(`${path}.expiresOn`);
        const name = t('profile.background.licence', { number: index + 1 });
        return (
          <fieldset key={index} className={styles.group} data-entry={name}>
            <legend>{name}</legend>
            <SelectField
              {...form.field(`${path}.state`)}
              label={t('profile.address.state')}
              options={states.optionsWith(state)}
            />
            <TextField
              {...form.field(`${path}.number`)}
              label={t('profile.background.number')}
              maxLength={40}
            />
            <DateField
              {...expires}
              onChange={(next) => expires.onChange(next ?? '')}
              label={t('profile.background.until')}
            />
            <IconButton
              icon={Trash2}
              label={t('profile.background.removeLicence', { number: index + 1 })}
              onClick={() => {
                form.set('licences', withoutLine(licences, key));
                // The next license moves to this index and gets the focus; after the last one the
                // Add button does.
                if (index === licences.length - 1) add.current?.focus();
              }}
            />
          </fieldset>
        );
      })}
      <div>
        <Button
          ref={add}
          size="small"
          icon={Plus}
          onClick={() =>
            form.set('licences', [...licences, newLine({ state: '', number: '', expiresOn: '' })])
          }
        >
          {t('profile.background.addLicence')}
        </Button>
      </div>
    </>
  );
}
