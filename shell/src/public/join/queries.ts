import { previewInvitation } from '@praxis/contract/endpoints/auth';
import { query } from '@praxis/sdk/data';

/** Whose team an invitation is to. */
export const invitationQuery = query({
  app: 'public',
  name: 'invitation',
  endpoint: previewInvitation,
});
