import { useState } from 'react';
import { uniqueUserFields } from '@praxis/contract/demo/user-profiles';
import { useTranslation } from '@praxis/sdk';
import { RequestError } from '@praxis/sdk/data';

type Unique = Readonly<Record<(typeof uniqueUserFields)[number], string>>;

/**
 * A username or an email that another user has: its field says so until something else is entered.
 * Wraps what sends the values, and gives the form its further faults.
 *
 * @param within where the form holds both: `account.`
 */
export function useTaken(within = '') {
  const { t } = useTranslation('demo');
  const [taken, setTaken] = useState<Partial<Unique>>({});
  return {
    check: (values: Unique): Record<string, string> =>
      Object.fromEntries(
        uniqueUserFields.flatMap((field) =>
          taken[field] !== undefined && values[field].trim() === taken[field]
            ? [[within + field, t(`users.taken.${field}`)]]
            : [],
        ),
      ),
    async send<Answer>(values: Unique, send: () => Promise<Answer>): Promise<Answer> {
      try {
        return await send();
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        const refused = uniqueUserFields.filter((field) => error.failure.fields?.[field]);
        setTaken(Object.fromEntries(refused.map((field) => [field, values[field].trim()])));
        // What is said of them is the text above.
        const said = refused.map((field): [string, string[]] => [
          within + field,
          ['validation_failed'],
        ]);
        throw new RequestError({ ...error.failure, fields: Object.fromEntries(said) });
      }
    },
  };
}
