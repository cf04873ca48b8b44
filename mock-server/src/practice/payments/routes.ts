import * as endpoints from '@praxis/contract/endpoints/payments';
import { chargeStatuses, type Charge } from '@praxis/contract/entities/charge';
import type { Money } from '@praxis/contract/entities/money';
import { payoutStatuses, type Payout, type PayoutItem } from '@praxis/contract/entities/payout';
import { refundStatuses, type Refund } from '@praxis/contract/entities/refund';
import { countBy } from '@praxis/contract/rules/counts';
import type { Handler, Simulation } from '../../core/module';
import { byCode, byNumber, byText, listAll, listPage } from '../../core/list';
import { doctorOf, type DoctorCaller } from '../caller';
import { handle } from '../handle';
import { orderBy, viewPage } from '../listing';
import { requireOwned } from '../require-owned';
import { localDateAt } from '../sample/local-time';
import { table } from '../tables';
import { patientPerson } from '../views';
import { balanceOf, paymentsOf } from './balance';
import { chargeView, invoiceNumberOf, itemView, payoutView, refundView } from './views';

interface Period {
  from?: string | undefined;
  to?: string | undefined;
}

/** Filters records by creation date in the practice's time zone. */
const isWithin =
  ({ from, to }: Period, { practice }: DoctorCaller) =>
  ({ createdAt }: { createdAt: string }): boolean => {
    if (!from && !to) return true;
    return isDayWithin({ from, to }, localDateAt(Date.parse(createdAt), practice.timeZone));
  };

const isDayWithin = ({ from, to }: Period, on: string): boolean =>
  (!from || from <= on) && (!to || on <= to);

/** Sums the listed amounts. Failed records count only if the list shows nothing else. */
function total<T extends { status: string }>(
  listed: readonly T[],
  status: string,
  amountOf: (record: T) => Money,
  { practice }: DoctorCaller,
): Money {
  const amountMinor = listed
    .filter((one) => status === 'failed' || one.status !== 'failed')
    .reduce((sum, one) => sum + amountOf(one).amountMinor, 0);
  return { amountMinor, currency: practice.currency };
}

export const listCharges = handle(endpoints.listCharges, (request, simulation) => {
  const caller = doctorOf(request, simulation);
  const { query } = request;
  const { q, status = 'all', sort = '-createdAt', page, perPage, patientId } = query;
  const within = isWithin(query, caller);
  const nameOf = (one: Charge) => patientPerson(simulation, one.patientId).fullName;
  const found = listAll(paymentsOf(simulation, caller.doctor.id).charges, {
    q,
    words: (one) => [nameOf(one), invoiceNumberOf(simulation, one.invoiceId)],
    where: (one) => within(one) && (!patientId || one.patientId === patientId),
  });
  const listed = found.filter((one) => status === 'all' || one.status === status);
  const order = orderBy<Charge, 'createdAt' | 'amount' | 'patient'>(sort, {
    createdAt: byCode(({ createdAt }) => createdAt),
    amount: byNumber(({ amount }) => amount.amountMinor),
    patient: byText(nameOf),
  });
  return {
    ...viewPage(listPage(listed, { page, perPage, order }), (one) => chargeView(simulation, one)),
    counts: countBy(found, chargeStatuses, (one) => one.status),
    totals: {
      amount: total(listed, status, ({ amount }) => amount, caller),
      refunded: total(listed, status, ({ refunded }) => refunded, caller),
    },
  };
});

export const listRefunds = handle(endpoints.listRefunds, (request, simulation) => {
  const caller = doctorOf(request, simulation);
  const { query } = request;
  const { q, status = 'all', sort = '-createdAt', page, perPage, patientId } = query;
  const within = isWithin(query, caller);
  const nameOf = (one: Refund) => patientPerson(simulation, one.patientId).fullName;
  const found = listAll(paymentsOf(simulation, caller.doctor.id).refunds, {
    q,
    words: (one) => [nameOf(one), refundView(simulation, one).invoiceNumber],
    where: (one) => within(one) && (!patientId || one.patientId === patientId),
  });
  const listed = found.filter((one) => status === 'all' || one.status === status);
  const order = orderBy<Refund, 'createdAt' | 'amount' | 'patient'>(sort, {
    createdAt: byCode(({ createdAt }) => createdAt),
    amount: byNumber(({ amount }) => amount.amountMinor),
    patient: byText(nameOf),
  });
  return {
    ...viewPage(listPage(listed, { page, perPage, order }), (one) => refundView(simulation, one)),
    counts: countBy(found, refundStatuses, (one) => one.status),
    totals: { amount: total(listed, status, ({ amount }) => amount, caller) },
  };
});

export const listPayouts = handle(endpoints.listPayouts, (request, simulation) => {
  const caller = doctorOf(request, simulation);
  const { query } = request;
  const { q, status = 'all', sort = '-createdAt', page, perPage } = query;
  const found = listAll(paymentsOf(simulation, caller.doctor.id).payouts, {
    q,
    words: ({ bankLast4, arrivalOn }) => [bankLast4, arrivalOn],
    where: ({ arrivalOn }) => isDayWithin(query, arrivalOn),
  });
  const listed = found.filter((one) => status === 'all' || one.status === status);
  const order = orderBy<Payout, 'createdAt' | 'arrivalOn' | 'net'>(sort, {
    createdAt: byCode(({ createdAt }) => createdAt),
    arrivalOn: byCode(({ arrivalOn }) => arrivalOn),
    net: byNumber(({ net }) => net.amountMinor),
  });
  return {
    ...viewPage(listPage(listed, { page, perPage, order }), payoutView),
    counts: countBy(found, payoutStatuses, (one) => one.status),
    totals: {
      gross: total(listed, status, ({ gross }) => gross, caller),
      fees: total(listed, status, ({ fees }) => fees, caller),
      refunds: total(listed, status, ({ refunds }) => refunds, caller),
      net: total(listed, status, ({ net }) => net, caller),
    },
    balance: balanceOf(simulation, caller).available,
  };
});

export const listPayoutItems = handle(endpoints.listPayoutItems, (request, simulation) => {
  const { doctor } = doctorOf(request, simulation);
  const { q, sort = 'at', page, perPage } = request.query;
  const payout = requireOwned(
    table(simulation.database, 'payouts').get(request.params.id),
    ({ doctorId }) => doctorId === doctor.id,
  );
  const items = listPage(payout.items, {
    page,
    perPage,
    q,
    words: (item) => searchable(simulation, item),
    order: orderBy<PayoutItem, 'at' | 'net'>(sort, {
      at: byCode(({ at }) => at),
      net: byNumber(({ net }) => net.amountMinor),
    }),
  });
  return {
    ...viewPage(items, (item) => itemView(simulation, item)),
    payout: payoutView(payout),
  };
});

export const handlers: readonly Handler[] = [
  listCharges,
  listRefunds,
  listPayouts,
  listPayoutItems,
];

function searchable(simulation: Simulation, item: PayoutItem): string[] {
  const { patient, invoiceNumber } = itemView(simulation, item);
  return [patient?.fullName ?? '', invoiceNumber ?? ''];
}
