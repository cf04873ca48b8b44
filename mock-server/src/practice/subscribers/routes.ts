import * as endpoints from '@praxis/contract/endpoints/subscribers';
import type { Subscription } from '@praxis/contract/entities/subscription';
import {
  subscriberCounts,
  subscriberStatus,
} from '@praxis/contract/rules/subscriptions/subscription-status';
import type { Handler } from '../../core/module';
import { byCode, byNumber, byText, listAll, listPage } from '../../core/list';
import { doctorOf } from '../caller';
import { handle } from '../handle';
import { orderBy, viewPage } from '../listing';
import { endedWithin, joinedWithin, renewsAfter } from '../subscriptions/activity';
import { table } from '../tables';
import { patientPerson, todayOf } from '../views';
import { subscriberView } from './view';

type SubscriberSort = 'patient' | 'createdAt' | 'startOn' | 'endOn' | 'price';

export const listSubscribers = handle(endpoints.listSubscribers, (request, simulation) => {
  const { doctor, practice } = doctorOf(request, simulation);
  const { status = 'all', q, sort = '-createdAt', planId, billingState } = request.query;
  const { event, from, to, page, perPage } = request.query;
  const { database } = simulation;
  const today = todayOf(simulation, practice);
  const { expiringDays } = practice.policies;
  const termsOf = (one: Subscription) => table(database, 'planVersions').get(one.planVersionId);
  const nameOf = (one: Subscription) => patientPerson(simulation, one.patientId).fullName;
  const found = listAll(table(database, 'subscriptions').all(), {
    q,
    words: (one) => [nameOf(one), termsOf(one)?.name ?? ''],
    where: (one) =>
      one.doctorId === doctor.id &&
      (!planId || termsOf(one)?.planId === planId) &&
      (!billingState || one.billingState === billingState) &&
      (event !== 'joined' || joinedWithin(one, { from, to })) &&
      (event !== 'ended' || endedWithin(one, { from, to }, today)) &&
      (event !== 'renewing' || renewsAfter(one, to ?? today)),
  });
  const listed = listPage(found, {
    page,
    perPage,
    where: (one) => status === 'all' || subscriberStatus(one, today, expiringDays) === status,
    order: orderBy<Subscription, SubscriberSort>(sort, {
      patient: byText(nameOf),
      createdAt: byCode(({ createdAt }) => createdAt),
      startOn: byCode(({ startOn }) => startOn),
      // Subscriptions without an end sort last.
      endOn: byCode(({ endOn = '9999' }) => endOn),
      price: byNumber((one) => termsOf(one)?.price.amountMinor ?? 0),
    }),
  });
  return {
    ...viewPage(listed, (one) => subscriberView(simulation, one, practice)),
    counts: subscriberCounts(found, today, expiringDays),
  };
});

export const handlers: readonly Handler[] = [listSubscribers];
