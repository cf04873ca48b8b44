import { useHost, useTranslation } from '@praxis/sdk';
import { FormDrawer } from '@praxis/sdk/ui/overlay';
import { CardFields } from '../../shared/card/card-fields';
import { useCardForm } from '../../shared/card/use-card-form';
import { useCardText } from '../../shared/card/use-card-text';

/** Adds a card: the provider tokenizes it, and it is saved without its number. */
export default function AddCardDrawer({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('patient');
  const { notify } = useHost();
  const cardText = useCardText();
  const form = useCardForm((card) => {
    notify({ kind: 'success', text: t('cards.added', { card: cardText(card) }) });
    onClose();
  });
  return (
    <FormDrawer title={t('cards.add')} form={form} submitLabel={t('cards.save')} onClose={onClose}>
      <p>{t('cards.addText')}</p>
      <CardFields form={form} />
    </FormDrawer>
  );
}
