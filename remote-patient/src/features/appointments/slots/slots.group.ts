import { listSlots } from '@praxis/contract/endpoints/public';
import { dataGroup, type CallInput } from '@praxis/sdk/data';

type Asked = CallInput<typeof listSlots> & { trigger: boolean };

/** The free times of some days; asked for again when an act on an appointment was tried. */
export const slotsGroup = dataGroup({
  app: 'patient',
  name: 'slots',
  endpoint: listSlots,
  request: ({ params, query }: Asked) => ({ params, query }),
});
