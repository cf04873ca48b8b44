import { useState } from 'react';
import { RequestError } from '@praxis/sdk/data';

/**
 * Shows a back end's rejection of a value, such as a username that is taken, at its field until the
 * value changes. Wraps the request, and returns the form's additional validation.
 *
 * @param texts error text of each field that can be rejected
 * @param within path prefix of the fields in the form: `account.`
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
    async send<ResponseBody>(
      values: Readonly<Record<Field, string>>,
      send: () => Promise<ResponseBody>,
    ): Promise<ResponseBody> {
      try {
        return await send();
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        const named = fields.filter((field) => error.failure.fields?.[field]);
        const entered = named.map((field) => [field, values[field].trim()]);
        setRefused(Object.fromEntries(entered) as Partial<Record<Field, string>>);
        // The error text is the one above.
        const fieldErrors = named.map((field): [string, string[]] => [
          within + field,
          ['validation_failed'],
        ]);
        throw new RequestError({ ...error.failure, fields: Object.fromEntries(fieldErrors) });
      }
    },
  };
}
