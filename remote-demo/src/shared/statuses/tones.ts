import type { BlogStatus } from '@praxis/contract/demo/blog';
import type { CalendarType } from '@praxis/contract/demo/calendar';
import type { ChatStatus } from '@praxis/contract/demo/chat';
import type { DemoInvoiceStatus } from '@praxis/contract/demo/invoices';
import type { SampleRow } from '@praxis/contract/demo/sample-table';
import type { taskTags } from '@praxis/contract/demo/todo';
import type { ManagedUser } from '@praxis/contract/demo/users';
import type { TonesOf } from '@praxis/sdk/ui/page';

/** Tone of each status of the demo's data; the texts are under `status`. */
export const tones = {
  demoInvoice: {
    Paid: 'success',
    Downloaded: 'info',
    Sent: 'info',
    Draft: 'neutral',
    'Partial Payment': 'warning',
    'Past Due': 'danger',
  },
  demoUser: { active: 'success', inactive: 'neutral', pending: 'warning' },
  chat: { online: 'success', offline: 'neutral', busy: 'danger', away: 'warning' },
  blog: { Published: 'success', Draft: 'neutral', Pending: 'warning' },
  person: { '1': 'info', '2': 'success', '3': 'danger', '4': 'warning', '5': 'neutral' },
  taskTag: {
    team: 'info',
    low: 'success',
    medium: 'warning',
    high: 'danger',
    update: 'neutral',
  },
  calendar: {
    Business: 'info',
    Holiday: 'success',
    Personal: 'danger',
    Family: 'warning',
    ETC: 'neutral',
  },
} as const satisfies TonesOf<{
  demoInvoice: DemoInvoiceStatus;
  demoUser: ManagedUser['status'];
  chat: ChatStatus;
  blog: BlogStatus;
  person: `${SampleRow['status']}`;
  taskTag: (typeof taskTags)[number];
  calendar: CalendarType;
}>;
