import { useIntlLanguage, useZone } from '@praxis/sdk/ui';
import { dateFormat } from '@praxis/sdk/ui/page';

/** Publication date of a post. */
export function PostDate({ at }: { at: string }) {
  const format = dateFormat(useIntlLanguage(), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: useZone(),
  });
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
