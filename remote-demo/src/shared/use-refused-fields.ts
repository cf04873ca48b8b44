import { useState } from 'react';
import { RequestError } from '@praxis/sdk/data';

/**
 * What the back end refuses at a field, such as a username that somebody else has: the field says so
 * until something else is entered. Wraps what sends the values, and gives the form its further faults.
 *
 * @param texts what is said at each field that can be refused
 * @param within where the form holds the fields: `account.`
 */
export function useRefusedFields<Field extends string>(
  texts: Readonly<Record<Field, string>>,
  within = '',
) {
  const fields = Object.keys(texts) as Field[];
  const [refused, setRefused] = useState<Partial<Record<Field, string>>>({});
  return {
    check: (values: Readonly<Record<Field, string>>): Record<string, string> =>
      Object.fromEntries(
        fields.flatMap((field) =>
          refused[field] !== undefined && values[field].trim() === refused[field]
            ? [[within + field, texts[field]]]
            : [],
        ),
      ),
    async send<Answer>(
      values: Readonly<Record<Field, string>>,
      send: () => Promise<Answer>,
    ): Promise<Answer> {
      try {
        return await send();
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        const named = fields.filter((field) => error.failure.fields?.[field]);
        const entered = named.map((field) => [field, values[field].trim()]);
        setRefused(Object.fromEntries(entered) as Partial<Record<Field, string>>);
        // What is said of them is the text above.
        const said = named.map((field): [string, string[]] => [
          within + field,
          ['validation_failed'],
        ]);
        throw new RequestError({ ...error.failure, fields: Object.fromEntries(said) });
      }
    },
  };
}
