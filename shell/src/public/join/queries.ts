import { previewInvitation } from '@praxis/contract/endpoints/auth';
import { query } from '@praxis/sdk/data';

/** The details of an invitation. */
export const invitationQuery = query({
  app: 'public',
  name: 'invitation',
  endpoint: previewInvitation,
});
