import { deleteCard } from '@praxis/contract/endpoints/cards';
import type { PatientCard } from '@praxis/contract/endpoints/views/money-records';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { ConfirmDialog } from '@praxis/sdk/ui/overlay';
import { useCardText } from '../../shared/use-card-text';

interface RemoveDialogProps {
  card: PatientCard;
  onClose(): void;
}

/** Asks before a card is taken away; one that a subscription is paid with stays, and the dialog says so. */
export function RemoveDialog({ card, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('patient');
  const cardText = useCardText();
  const deleteCardMutation = useMutation(deleteCard);
  const name = cardText(card);
  return (
    <ConfirmDialog
      danger
      title={t('cards.removeTitle', { card: name })}
      verb={t('cards.remove')}
      onConfirm={async () => {
        const { id, version } = card;
        await deleteCardMutation.run(
          { params: { id }, version },
          { success: t('cards.removed', { card: name }) },
        );
      }}
      onClose={onClose}
    >
      <p>{t('cards.removeText')}</p>
    </ConfirmDialog>
  );
}
