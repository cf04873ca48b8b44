import { sampleId } from './sample/sample-ids';

/**
 * Ids of the sample accounts, and of related people who are not the sample accounts. For tests,
 * like this whole file.
 */
export const people = {
  admin: sampleId('admin'),
  doctor: sampleId('doctor'),
  doctorUser: sampleId('doctorUser'),
  practice: sampleId('practice'),
  patient: sampleId('patient'),
  patientUser: sampleId('patientUser'),
  member: sampleId('teamMember'),
  memberUser: sampleId('teamUser'),
  /** Another member of the same practice. */
  otherMember: sampleId('teamMember', 0, 1),
  otherMemberUser: sampleId('teamUser', 0, 1),
  /** A doctor of another practice, with one of their patients and team members. */
  otherDoctor: sampleId('doctor', 1),
  otherDoctorUser: sampleId('doctorUser', 1),
  otherPractice: sampleId('practice', 1),
  otherPatient: sampleId('patient', 1),
  foreignMember: sampleId('teamMember', 1, 1),
  /** Another doctor of the same practice, and another patient of the same doctor. */
  colleague: sampleId('doctor', 3),
  colleagueUser: sampleId('doctorUser', 3),
  neighbor: sampleId('patient', 0, 1),
  neighborUser: sampleId('patientUser', 0, 1),
  /** Doctors who await verification; the first one works in the same practice. */
  newcomer: sampleId('doctor', 9),
  newcomerUser: sampleId('doctorUser', 9),
  otherNewcomer: sampleId('doctor', 10),
} as const;

const numbers = { doctors: [0, 3, 6, 9], activeMembers: [0, 1, 2, 3, 4] };

/** The staff of the sample doctor's practice. */
export const staff = {
  doctors: numbers.doctors.map((number) => sampleId('doctor', number)),
  doctorUsers: numbers.doctors.map((number) => sampleId('doctorUser', number)),
  activeMemberUsers: numbers.activeMembers.map((number) => sampleId('teamUser', 0, number)),
};

/** Ids of a sample doctor's records, by role. */
function recordsOf(doctor: number) {
  const each = <Name extends string>(kind: 'plan' | 'planVersion', names: readonly Name[]) =>
    Object.fromEntries(
      names.map((name, number) => [name, sampleId(kind, doctor, number)]),
    ) as Record<Name, string>;
  return {
    /** The doctor's patients, by number; number 0 of the sample doctor is the sample patient. */
    patient: (number: number) => sampleId('patient', doctor, number),
    patientUser: (number: number) => sampleId('patientUser', doctor, number),
    /** Their subscriptions and cards. The first 35 are active; of these the 8th is past due. */
    subscription: (number: number) => sampleId('subscription', doctor, number),
    card: (number: number) => sampleId('card', doctor, number),
    /** The first patient's subscription: active, on the plus plan. */
    membership: sampleId('subscription', doctor),
    firstAppointment: sampleId('visitType', doctor, 0),
    followUp: sampleId('visitType', doctor, 1),
    video: sampleId('visitType', doctor, 2),
    /** For subscribers only. */
    phone: sampleId('visitType', doctor, 3),
    hours: sampleId('availability', doctor),
    plans: each('plan', planNames),
    /** The plan versions that subscribers have agreed to. */
    terms: each('planVersion', planNames),
    conference: sampleId('vacation', doctor, 1),
    vacation: sampleId('vacation', doctor, 2),
    payoutAccount: sampleId('payoutAccount', doctor),
    thread: sampleId('thread', doctor),
  };
}

/**
 * The plus plan has a joining fee, the family plan a trial; the founders' plan is no longer
 * offered.
 */
const planNames = ['essential', 'plus', 'family', 'quarterly', 'founders'] as const;

/** The records of the sample doctor, of a doctor in another practice, and of a colleague. */
export const [sample, elsewhere, nextDoor] = [recordsOf(0), recordsOf(1), recordsOf(3)] as const;
