import { deleteCard } from '@praxis/contract/endpoints/cards';
import type { PatientCard } from '@praxis/contract/endpoints/views/money-records';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { ConfirmDialog } from '@praxis/sdk/ui/overlay';
import type { ActionDialogProps } from '@praxis/sdk/ui/page';
import { useCardText } from '../../../shared/card/use-card-text';

/** Asks for confirmation before a card is removed. */
export default function RemoveDialog({ record, changes, onClose }: ActionDialogProps<PatientCard>) {
  const { t } = useTranslation('patient');
  const cardText = useCardText();
  const { run } = useMutation(deleteCard);
  const { id, version } = record;
  const name = cardText(record);
  return (
    <ConfirmDialog
      danger
      title={t('cards.removeTitle', { card: name })}
      verb={t('cards.remove')}
      onConfirm={async () => {
        await run({ params: { id }, version }, { success: t('cards.removed', { card: name }) });
      }}
      onClose={onClose}
    >
      {changes}
      <p>{t('cards.removeText')}</p>
    </ConfirmDialog>
  );
}
