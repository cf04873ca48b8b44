import { defineStatuses } from '../ui/status/define-statuses';
import { uiNamespace } from '../ui/text/ui-texts';

/** Status tags of the sdk's own components. */
export const { StatusTag } = defineStatuses(uiNamespace, {});
