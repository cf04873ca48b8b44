import { useId, useState } from 'react';
import type { PatientCard } from '@praxis/contract/endpoints/views/money-records';
import { useTranslation } from '@praxis/sdk';
import { Form, RadioField } from '@praxis/sdk/ui/form';
import { CardFields } from '../../../shared/card/card-fields';
import { useCardForm } from '../../../shared/card/use-card-form';
import { useCardText } from '../../../shared/card/use-card-text';

interface CardStepProps {
  formId: string;
  cards: readonly PatientCard[];
  chosen: string | undefined;
  onChosen(cardId: string): void;
}

/** Radio value of a new card, which is not a card id. */
const newCard = 'new';

/** Choice of a saved card, or a new one that is saved when the step is completed. */
export function CardStep({ formId, cards, chosen, onChosen }: CardStepProps) {
  const { t } = useTranslation('patient');
  const cardText = useCardText();
  const fieldId = useId();
  const known = cards.find(({ id }) => id === chosen) ?? cards.find(({ isDefault }) => isDefault);
  const [choice, setChoice] = useState(known?.id ?? cards[0]?.id ?? newCard);
  const form = useCardForm((card) => onChosen(card.id));

  const choices = cards.length > 0 && (
    <RadioField
      id={fieldId}
      name="card"
      value={choice}
      onChange={setChoice}
      onBlur={() => undefined}
      cards
      label={t('invoice.pay.card')}
      choices={[
        ...cards.map((card) => ({ value: card.id, label: cardText(card) })),
        { value: newCard, label: t('subscribe.card.new') },
      ]}
    />
  );
  if (choice !== newCard)
    return (
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          onChosen(choice);
        }}
      >
        {choices}
      </form>
    );
  return (
    <Form id={formId} form={form}>
      {choices}
      <CardFields form={form} />
    </Form>
  );
}
