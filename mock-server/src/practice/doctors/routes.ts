import * as endpoints from '@praxis/contract/endpoints/public';
import type { PublicDoctor } from '@praxis/contract/endpoints/views/doctor';
import { currentAgreementVersion } from '@praxis/contract/entities/subscription';
import { isPublic } from '@praxis/contract/rules/appointments/bookable';
import type { Handler } from '../../core/module';
import { byNumber, byText, listPage } from '../../core/list';
import { paymentProvider } from '../cards/provider';
import { handle } from '../handle';
import { orderBy, viewPage } from '../listing';
import { specialityNames } from '../options/speciality-labels.data';
import { membersOfPlan } from '../plans/members';
import { ensureCatalog, ensureDoctor, ensureRoster } from '../sample';
import { table } from '../tables';
import { facetsOf, plansOnSale, publicDetail, publicView, verifiedDoctor } from './public-doctor';

type DoctorSort = 'fullName' | 'priceFrom';

export const listDoctors = handle(
  endpoints.listDoctors,
  ({ query }, simulation) => {
    const { page, perPage, q, sort = 'fullName', speciality, state, language, currency } = query;
    const doctors = table(simulation.database, 'doctors')
      .filter(({ verification }) => verification === 'verified')
      .map((doctor) => publicView(simulation, doctor));
    const isForeign = ({ priceFrom }: PublicDoctor) => Number(priceFrom?.currency !== currency);
    const byField = orderBy<PublicDoctor, DoctorSort>(sort, {
      fullName: byText(({ fullName }) => fullName.replace(/^Dr\. /, '')),
      priceFrom: byNumber(({ priceFrom }) => priceFrom?.amountMinor ?? Number.MAX_SAFE_INTEGER),
    });
    const found = listPage(doctors, {
      page,
      perPage,
      q,
      words: ({ fullName, practiceName, city, specialityIds }) => [
        fullName,
        practiceName,
        city,
        ...specialityIds.flatMap(specialityNames),
      ],
      where: (one) =>
        (!speciality || one.specialityIds.includes(speciality)) &&
        (!state || one.state === state) &&
        (!language || one.languages.includes(language)),
      order: (first, second) =>
        (currency ? isForeign(first) - isForeign(second) : 0) || byField(first, second),
    });
    return { ...found, facets: facetsOf(doctors) };
  },
  {
    prepare: (_request, simulation) => {
      ensureRoster(simulation);
      const doctors = table(simulation.database, 'doctors');
      for (const { id } of doctors.filter(isPublic)) ensureCatalog(simulation, id);
    },
  },
);

export const getDoctor = handle(
  endpoints.getDoctor,
  ({ params }, simulation) => publicDetail(simulation, verifiedDoctor(simulation, params.id)),
  { prepare: ({ params }, simulation) => ensureCatalog(simulation, params.id) },
);

export const listDoctorPlans = handle(
  endpoints.listDoctorPlans,
  ({ params, query }, simulation) => {
    const { id: doctorId } = verifiedDoctor(simulation, params.id);
    const { page, perPage, q, sort = 'price' } = query;
    const onSale = plansOnSale(simulation, doctorId);
    const found = listPage(onSale, {
      page,
      perPage,
      q,
      words: ({ current }) => [current.name, current.description],
      order: orderBy<(typeof onSale)[number], 'price' | 'name'>(sort, {
        price: byNumber(({ current }) => current.price.amountMinor),
        name: byText(({ current }) => current.name),
      }),
    });
    return viewPage(
      found,
      ({ plan, current: { createdAt: _c, updatedAt: _u, version: _v, ...current } }) => ({
        id: plan.id,
        doctorId,
        current,
        agreementVersion: currentAgreementVersion,
        hasRoom: current.capacity === null || membersOfPlan(simulation, plan.id) < current.capacity,
      }),
    );
  },
  { prepare: ({ params }, simulation) => ensureDoctor(simulation, params.id) },
);

export const getPaymentKey = handle(endpoints.getPaymentKey, () => paymentProvider);

export const handlers: readonly Handler[] = [
  listDoctors,
  getDoctor,
  listDoctorPlans,
  getPaymentKey,
];
