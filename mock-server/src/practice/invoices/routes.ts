import * as endpoints from '@praxis/contract/endpoints/invoices';
import { invoiceStatuses, type Invoice } from '@praxis/contract/entities/invoice';
import { countBy } from '@praxis/contract/rules/counts';
import type { Handler } from '../../core/module';
import { byCode, byNumber, byText, listAll, listPage } from '../../core/list';
import { patientOf } from '../caller';
import { handle } from '../handle';
import { orderBy, viewPage } from '../listing';
import { requireOwned } from '../require-owned';
import { table } from '../tables';
import { doctorPerson } from '../views';
import { invoiceDetail, invoiceView } from './view';

export const listInvoices = handle(endpoints.listInvoices, (request, simulation) => {
  const { patient } = patientOf(request, simulation);
  const { q, status = 'all', sort = '-issuedOn', page, perPage } = request.query;
  const found = listAll(table(simulation.database, 'invoices').all(), {
    q,
    words: ({ number, doctorId, lines }) => [
      number,
      doctorPerson(simulation, doctorId).fullName,
      ...lines.map(({ text }) => text),
    ],
    where: (one) => one.patientId === patient.id && one.status !== 'draft',
  });
  const listed = listPage(found, {
    page,
    perPage,
    where: status === 'all' ? undefined : (one) => one.status === status,
    order: orderBy<Invoice, 'number' | 'issuedOn' | 'dueOn' | 'total'>(sort, {
      number: byText(({ number }) => number),
      issuedOn: byCode(({ issuedOn, createdAt }) => issuedOn + createdAt),
      dueOn: byCode(({ dueOn }) => dueOn),
      total: byNumber(({ total }) => total.amountMinor),
    }),
  });
  return {
    ...viewPage(listed, (one) => invoiceView(simulation, one)),
    counts: countBy(found, invoiceStatuses, (one) => one.status),
  };
});

export const getInvoice = handle(endpoints.getInvoice, (request, simulation) => {
  const { patient } = patientOf(request, simulation);
  const invoice = requireOwned(
    table(simulation.database, 'invoices').get(request.params.id),
    ({ patientId, status }) => patientId === patient.id && status !== 'draft',
  );
  return invoiceDetail(simulation, invoice);
});

export const handlers: readonly Handler[] = [listInvoices, getInvoice];
