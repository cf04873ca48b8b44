import { dropDraft, saveDraft } from '@praxis/sdk/drafts';
import { draftFor, draftKey, emptyDraft, loadDraft } from './draft';

const key = draftKey('user-1', 'doctor-1');

afterEach(() => sessionStorage.clear());

it('restores the draft after a reload, for the same user and doctor only', () => {
  const draft = { step: 'card', planVersionId: 'plan-1', typedName: 'Ana' } as const;
  saveDraft(key, draft);
  expect(loadDraft(key)).toEqual(draft);
  expect(loadDraft(draftKey('user-2', 'doctor-1'))).toEqual(emptyDraft);
  dropDraft(key);
  expect(loadDraft(key)).toEqual(emptyDraft);
});

it.each(['not json', '{"step":"elsewhere"}', 'null', '[]'])(
  'starts an empty draft from %s',
  (stored) => {
    sessionStorage.setItem(key, stored);
    expect(loadDraft(key)).toEqual(emptyDraft);
  },
);

it('starts over when the URL names another plan, and continues with the same one', () => {
  const draft = {
    step: 'check',
    planId: 'plan-1',
    planVersionId: 'v-2',
    typedName: 'Ana',
  } as const;
  expect(draftFor(draft, 'plan-1')).toBe(draft);
  expect(draftFor(draft, undefined)).toBe(draft);
  expect(draftFor(draft, 'plan-2')).toEqual({ step: 'plan', planId: 'plan-2', typedName: 'Ana' });
});

it('works without storage', () => {
  const closed = () => {
    throw new Error('closed');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(closed),
  );
  expect(() => saveDraft(key, emptyDraft)).not.toThrow();
  expect(loadDraft(key)).toEqual(emptyDraft);
  expect(() => dropDraft(key)).not.toThrow();
  spies.forEach((spy) => spy.mockRestore());
});
