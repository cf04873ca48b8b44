import * as endpoints from '@praxis/contract/demo/card-lists';
import type { Meetup } from '@praxis/contract/demo/card-lists';
import { handle, type Handler, type Simulation } from '../../core/module';
import {
  browserStates,
  earnings,
  sampleCompanies,
  sampleMeetup,
  sampleTimeline,
  sampleTransactions,
} from './lists';

export const getEarnings = handle(endpoints.getEarnings, () => earnings);

export const getTransactions = handle(endpoints.getTransactions, (_, { seededAt }) => ({
  transactions: sampleTransactions(seededAt),
}));

export const getBrowserStates = handle(endpoints.getBrowserStates, () => browserStates);

export const getCompanies = handle(endpoints.getCompanies, () => ({ companies: sampleCompanies }));

export const getTimeline = handle(endpoints.getTimeline, (_, { seededAt }) => ({
  entries: sampleTimeline(seededAt),
}));

/** The response to the meetup invitation: a single record, once answered. */
interface MeetupAnswer {
  id: number;
  isGoing: boolean;
}

const answerTable = ({ database }: Simulation) => database.table<MeetupAnswer>('demo.meetup');

function meetupView(simulation: Simulation): Meetup {
  const meetup = sampleMeetup(simulation.seededAt);
  const isGoing = answerTable(simulation).get(1)?.isGoing ?? false;
  return { ...meetup, going: meetup.going + (isGoing ? 1 : 0), isGoing };
}

export const getMeetup = handle(endpoints.getMeetup, (_, simulation) => meetupView(simulation));

export const answerMeetup = handle(endpoints.answerMeetup, ({ body: { isGoing } }, simulation) => {
  answerTable(simulation).put({ id: 1, isGoing });
  return meetupView(simulation);
});

export const handlers: readonly Handler[] = [
  getEarnings,
  getTransactions,
  getBrowserStates,
  getCompanies,
  getTimeline,
  getMeetup,
  answerMeetup,
];
