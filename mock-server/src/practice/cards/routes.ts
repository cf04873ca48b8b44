import { RuleError } from '@praxis/contract';
import * as endpoints from '@praxis/contract/endpoints/cards';
import type { Card } from '@praxis/contract/entities/card';
import { checkCardRemovable, checkCardValid } from '@praxis/contract/rules/billing/card';
import { minute, toInstant, toMillis } from '@praxis/contract/rules/time/instants';
import { acceptsSetup } from '@praxis/contract/rules/billing/simulated-card-provider';
import { isOpen } from '@praxis/contract/rules/subscriptions/subscription-status';
import { updateRecord, newRecord } from '@praxis/contract/rules/versions';
import { Reply, type Handler, type RecordRequest, type Simulation } from '../../core/module';
import { byCode, byNumber, listPage } from '../../core/list';
import { patientOf } from '../caller';
import { handle } from '../handle';
import { orderBy, viewPage } from '../listing';
import { requireCurrent, requireOwned } from '../require-owned';
import { table } from '../tables';
import { paymentProvider } from './provider';
import { cardToday, cardView } from './view';

/** Validity of a card setup, in minutes. */
const setupMinutes = 30;

/** Loads the caller and the card, checks ownership and the version. */
function requestContext(request: RecordRequest, simulation: Simulation) {
  const caller = patientOf(request, simulation);
  const card = requireCurrent(
    request,
    table(simulation.database, 'cards'),
    ({ patientId }) => patientId === caller.patient.id,
  );
  return { ...caller, card };
}

const cardsOf = ({ database }: Simulation, id: string): Card[] =>
  table(database, 'cards').filter(({ patientId }) => patientId === id);

/** Makes a card the only default, and charges open subscriptions to it from now on. */
function putDefault(simulation: Simulation, chosen: Card): Card {
  const { database, now } = simulation;
  const cards = table(database, 'cards');
  for (const card of cardsOf(simulation, chosen.patientId))
    if (card.isDefault && card.id !== chosen.id)
      cards.put(updateRecord(card, { isDefault: false }, now()));
  const subscriptions = table(database, 'subscriptions');
  for (const one of subscriptions.filter(({ patientId }) => patientId === chosen.patientId))
    if (isOpen(one) && one.cardId !== chosen.id)
      subscriptions.put(updateRecord(one, { cardId: chosen.id }, now()));
  return cards.put({ ...chosen, isDefault: true });
}

export const setUpCard = handle(endpoints.setUpCard, (request, simulation) => {
  const { patient } = patientOf(request, simulation);
  const id = simulation.newId();
  const expiresAt = toInstant(simulation.now() + setupMinutes * minute);
  table(simulation.database, 'cardSetups').put({ id, patientId: patient.id, expiresAt });
  return { setupId: id, ...paymentProvider, expiresAt };
});

export const listCards = handle(endpoints.listCards, (request, simulation) => {
  const caller = patientOf(request, simulation);
  const { page, perPage, q, sort = 'createdAt' } = request.query;
  const found = listPage(cardsOf(simulation, caller.patient.id), {
    page,
    perPage,
    q,
    words: ({ brand, last4 }) => [brand, last4],
    order: orderBy<Card, 'createdAt' | 'expYear'>(sort, {
      createdAt: byCode(({ createdAt }) => createdAt),
      expYear: byNumber(({ expYear, expMonth }) => expYear * 12 + expMonth),
    }),
  });
  return viewPage(found, (card) => cardView(simulation, card, caller));
});

export const addCard = handle(endpoints.addCard, (request, simulation) => {
  const caller = patientOf(request, simulation);
  const { patient } = caller;
  const { setupId, isDefault, ...fields } = request.body;
  const { database, newId, now } = simulation;
  const setups = table(database, 'cardSetups');
  const setup = requireOwned(setups.get(setupId), ({ patientId }) => patientId === patient.id);
  if (now() >= toMillis(setup.expiresAt)) throw new RuleError('code_expired');
  checkCardValid(fields, cardToday(simulation, caller));
  if (!acceptsSetup(fields)) throw new RuleError('card_declined');
  setups.remove(setupId);
  const first = cardsOf(simulation, patient.id).length === 0;
  const record = newRecord(newId(), now());
  const card: Card = { ...record, patientId: patient.id, ...fields, isDefault: false };
  const saved =
    first || isDefault ? putDefault(simulation, card) : table(database, 'cards').put(card);
  return cardView(simulation, saved, caller);
});

export const deleteCard = handle(endpoints.deleteCard, (request, simulation) => {
  const { patient, card } = requestContext(request, simulation);
  const { database, now } = simulation;
  const subscriptions = table(database, 'subscriptions').filter(
    ({ patientId }) => patientId === patient.id,
  );
  checkCardRemovable(card, subscriptions);
  const cards = table(database, 'cards');
  cards.remove(card.id);
  const next = cardsOf(simulation, patient.id).at(-1);
  if (card.isDefault && next) cards.put(updateRecord(next, { isDefault: true }, now()));
  return new Reply(204, undefined);
});

export const makeCardDefault = handle(endpoints.makeCardDefault, (request, simulation) => {
  const { card, ...caller } = requestContext(request, simulation);
  checkCardValid(card, cardToday(simulation, caller));
  const chosen = putDefault(simulation, updateRecord(card, {}, simulation.now()));
  return cardView(simulation, chosen, caller);
});

export const handlers: readonly Handler[] = [
  setUpCard,
  listCards,
  addCard,
  deleteCard,
  makeCardDefault,
];
