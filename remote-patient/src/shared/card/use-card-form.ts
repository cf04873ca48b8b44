import { addCard, setUpCard } from '@praxis/contract/endpoints/cards';
import type { PatientCard } from '@praxis/contract/endpoints/views/money-records';
import { cardFaults } from '@praxis/contract/rules/card';
import { useMutation } from '@praxis/sdk/data';
import { codeText, useUiText } from '@praxis/sdk/ui';
import { useForm, type FieldErrors } from '@praxis/sdk/ui/form';
import { useToday } from '@praxis/sdk/ui/page';
import { cardProvider } from './card-provider';
import { noCard, toDetails, type CardValues } from '@praxis/contract/rules/card-input';

/**
 * The form of a new card: judged while it is typed, taken by the provider, and saved by what the
 * provider answers. Number and CVC stay in the form's own state and go when it closes.
 */
export function useCardForm(onSaved: (card: PatientCard) => void) {
  const setUp = useMutation(setUpCard);
  const add = useMutation(addCard);
  const text = useUiText();
  const today = useToday();

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
      const setup = await setUp.run({});
      const token = await cardProvider(setup.provider).tokenize(toDetails(values), today);
      const card = await add.run({ body: { setupId: setup.setupId, ...token } });
      onSaved(card);
    },
  });
}

const isEmpty = (values: CardValues, field: string) =>
  Object.entries(values).some(([name, value]) => name === field && value === '');
