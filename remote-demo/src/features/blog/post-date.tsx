import { useIntlLanguage, useZone } from '@praxis/sdk/ui';
import { dateFormat } from '@praxis/sdk/ui/page';

/** The day on which a post was published. */
export function PostDate({ at }: { at: string }) {
  const format = dateFormat(useIntlLanguage(), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: useZone(),
  });
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
