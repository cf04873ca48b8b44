import type { PublicDoctor, PublicDoctorDetail } from '@praxis/contract/endpoints/views/doctor';
import type { Doctor } from '@praxis/contract/entities/doctor';
import type { PlanVersion } from '@praxis/contract/entities/plan';
import { bookingRefusal, isPublic } from '@praxis/contract/rules/appointments/bookable';
import type { Simulation } from '../../core/module';
import { practiceOf } from '../caller';
import { requireOwned } from '../require-owned';
import { table } from '../tables';
import { doctorPerson } from '../views';

/** Returns a doctor with a public page. @throws {RuleError} `not_found` */
export function verifiedDoctor(simulation: Simulation, id: string): Doctor {
  return requireOwned(table(simulation.database, 'doctors').get(id), isPublic);
}

/** A doctor's active plans, each with its current terms. */
export function plansOnSale({ database }: Simulation, doctorId: string) {
  const versions = table(database, 'planVersions');
  return table(database, 'plans')
    .filter((plan) => plan.doctorId === doctorId && plan.status === 'active')
    .flatMap((plan) => {
      const current = versions.get(plan.currentVersionId);
      return current ? [{ plan, current }] : [];
    });
}

/** A doctor in the public search. */
export function publicView(simulation: Simulation, doctor: Doctor): PublicDoctor {
  const { id, background, practiceId } = doctor;
  const practice = practiceOf(simulation, practiceId);
  const { fullName, avatarUrl } = doctorPerson(simulation, id);
  return {
    id,
    fullName,
    avatarUrl,
    specialityIds: background.specialityIds,
    languages: background.languages,
    practiceName: practice.name,
    city: practice.address.city,
    state: practice.address.state,
    priceFrom: cheapest(plansOnSale(simulation, id).map(({ current }) => current)),
  };
}

/** The distinct filter values of the listed doctors. */
export function facetsOf(doctors: readonly PublicDoctor[]) {
  const distinct = (values: (doctor: PublicDoctor) => readonly string[]) => [
    ...new Set(doctors.flatMap(values).filter(Boolean)),
  ];
  return {
    specialityIds: distinct(({ specialityIds }) => specialityIds),
    states: distinct(({ state }) => [state]),
    languages: distinct(({ languages }) => languages),
  };
}

function cheapest(versions: readonly PlanVersion[]): PlanVersion['price'] | null {
  let lowest: PlanVersion['price'] | null = null;
  for (const { price } of versions)
    if (!lowest || price.amountMinor < lowest.amountMinor) lowest = price;
  return lowest;
}

/** A doctor's public page, without license numbers; vacations only with their dates. */
export function publicDetail(simulation: Simulation, doctor: Doctor): PublicDoctorDetail {
  const { database, now } = simulation;
  const { degreeIds, bio } = doctor.background;
  const practice = practiceOf(simulation, doctor.practiceId);
  const today = new Date(now()).toISOString();
  return {
    ...publicView(simulation, doctor),
    degreeIds,
    bio,
    practice: {
      id: practice.id,
      name: practice.name,
      address: practice.address,
      phone: practice.phone,
      timeZone: practice.timeZone,
      currency: practice.currency,
      bookingMode: practice.bookingMode,
      booksOnline: !bookingRefusal(practice),
      cancelWindowHours: practice.policies.cancelWindowHours,
    },
    visitTypes: table(database, 'visitTypes')
      .filter((one) => one.doctorId === doctor.id && !one.removed)
      .map(({ id, name, durationMin, mode, memberOnly }) => ({
        id,
        name,
        durationMin,
        mode,
        memberOnly,
      })),
    closed: table(database, 'vacations')
      .filter(
        ({ owner, state, endAt }) =>
          owner.id === doctor.id && (state === 'planned' || state === 'active') && endAt > today,
      )
      .map(({ startAt, endAt }) => ({ startAt, endAt })),
  };
}
