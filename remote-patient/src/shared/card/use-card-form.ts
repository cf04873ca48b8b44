import { useRef } from 'react';
import type { BodyInput } from '@praxis/contract';
import { addCard, setUpCard } from '@praxis/contract/endpoints/cards';
import type { PatientCard } from '@praxis/contract/endpoints/views/money-records';
import { cardFaults } from '@praxis/contract/rules/billing/card';
import { toFailure, useMutation } from '@praxis/sdk/data';
import { codeText, useUiText } from '@praxis/sdk/ui';
import { useForm, type FieldErrors } from '@praxis/sdk/ui/form';
import { useToday } from '@praxis/sdk/ui/page';
import { cardProvider } from './card-provider';
import { noCard, toDetails, type CardValues } from '@praxis/contract/rules/billing/card-input';

/**
 * Form of a new card: validated while typing, tokenized by the provider, and saved with its token.
 * Number and CVC stay in the form's state and are gone when it closes.
 */
export function useCardForm(onSaved: (card: PatientCard) => void) {
  const setUp = useMutation(setUpCard);
  const add = useMutation(addCard);
  const text = useUiText();
  const today = useToday();
  // A request without a response: sent again unchanged, it saves the card only once.
  const pending = useRef<{ values: CardValues; body: BodyInput<typeof addCard> } | null>(null);

  const check = (values: CardValues): FieldErrors => {
    const faults = Object.entries(cardFaults(toDetails(values), today));
    return Object.fromEntries(
      faults.flatMap(([field, code]) =>
        code === undefined
          ? []
          : [[field, isEmpty(values, field) ? text('field.required') : codeText(code, text)]],
      ),
    );
  };

  return useForm<CardValues>({
    initial: noCard,
    check,
    async onSubmit(values) {
      const last = pending.current;
      const body = last?.values === values ? last.body : await tokenOf(values);
      pending.current = { values, body };
      try {
        const card = await add.run({ body });
        pending.current = null;
        onSaved(card);
      } catch (error) {
        if (toFailure(error).kind === 'rule') pending.current = null;
        throw error;
      }
    },
  });

  async function tokenOf(values: CardValues): Promise<BodyInput<typeof addCard>> {
    const setup = await setUp.run({});
    const token = await cardProvider(setup.provider).tokenize(toDetails(values), today);
    return { setupId: setup.setupId, ...token };
  }
}

const isEmpty = (values: CardValues, field: string) =>
  Object.entries(values).some(([name, value]) => name === field && value === '');
