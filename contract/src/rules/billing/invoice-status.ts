import type { Invoice } from '../../entities/invoice';
import type { Refusal } from '../transition';
import { notAllowed } from '../transition';

/** Returns why an invoice cannot be paid: it is not open. */
export const payRefusal = ({ status }: Pick<Invoice, 'status'>): Refusal | undefined =>
  status === 'open' ? undefined : notAllowed(status, 'paid');
