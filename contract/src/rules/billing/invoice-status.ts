import type { Invoice } from '../../entities/invoice';
import type { Refusal } from '../transition';
import { notAllowed } from '../transition';

/** Only an open invoice is paid. */
export const payRefusal = ({ status }: Pick<Invoice, 'status'>): Refusal | undefined =>
  status === 'open' ? undefined : notAllowed(status, 'paid');
