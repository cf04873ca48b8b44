import { defineStatuses } from '../ui/status/define-statuses';
import { uiNamespace } from '../ui/text/ui-texts';

/** The statuses that the sdk itself shows. */
export const { StatusTag } = defineStatuses(uiNamespace, {});
