import {
  createVisitType,
  updateVisitType,
  visitTypeInput,
} from '@praxis/contract/endpoints/doctor-visit-types';
import type { DoctorVisitType } from '@praxis/contract/endpoints/views/visit-type';
import { visitModes, type VisitType } from '@praxis/contract/entities/visit-type';
import { isDuration } from '@praxis/contract/rules/appointments/visit-type';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { useUiText } from '@praxis/sdk/ui';
import {
  CheckboxField,
  FieldRow,
  NativeSelectField,
  NumberField,
  required,
  TextField,
  useForm,
} from '@praxis/sdk/ui/form';
import { FormDialog } from '@praxis/sdk/ui/overlay';

interface VisitTypeDialogProps {
  /** The appointment type to edit; a new one without it. */
  record?: DoctorVisitType;
  onClose(): void;
}

/** Creates or edits an appointment type; booked appointments keep their terms. */
export default function VisitTypeDialog({ record: visitType, onClose }: VisitTypeDialogProps) {
  const { t } = useTranslation('doctor');
  const text = useUiText();
  const update = useMutation(updateVisitType);
  const create = useMutation(createVisitType, {
    revisedBy: updateVisitType,
  });
  const values = valuesOf(visitType);
  const form = useForm({
    initial: values,
    newest: visitType && { version: visitType.version, values },
    check: ({ name, durationMin, bufferBeforeMin, bufferAfterMin }) => ({
      ...required({ name }, text('field.required')),
      ...(durationMin !== null && isDuration(durationMin)
        ? {}
        : { durationMin: t('profile.visitTypes.lengthFault') }),
      ...(isBuffer(bufferBeforeMin)
        ? {}
        : { bufferBeforeMin: t('profile.visitTypes.bufferFault') }),
      ...(isBuffer(bufferAfterMin) ? {} : { bufferAfterMin: t('profile.visitTypes.bufferFault') }),
    }),
    async onSubmit(values) {
      const body = visitTypeInput.parse(values);
      const success = t('profile.visitTypes.saved', { name: body.name });
      if (visitType)
        await update.run(
          { params: { id: visitType.id }, version: visitType.version, body },
          { success },
        );
      else await create.run({ body }, { success });
      onClose();
    },
  });
  const minutes = t('profile.visitTypes.min');
  return (
    <FormDialog
      title={visitType?.name ?? t('profile.visitTypes.add')}
      form={form}
      describe={(path, value) => {
        if (path === 'mode') return t(`modes.${value as VisitType['mode']}`);
        return path === 'memberOnly'
          ? t(`profile.visitTypes.${value === true ? 'members' : 'everybody'}`)
          : undefined;
      }}
      verb={text('save')}
      onClose={onClose}
    >
      <TextField {...form.field('name')} label={t('profile.visitTypes.name')} maxLength={80} />
      <FieldRow>
        <NumberField
          {...form.field('durationMin')}
          label={t('profile.visitTypes.duration')}
          unit={minutes}
        />
        <NativeSelectField
          {...form.field('mode')}
          label={t('profile.visitTypes.mode')}
          choices={visitModes.map((value) => ({ value, label: t(`modes.${value}`) }))}
        />
      </FieldRow>
      <FieldRow>
        <NumberField
          {...form.field('bufferBeforeMin')}
          label={t('profile.visitTypes.before')}
          unit={minutes}
        />
        <NumberField
          {...form.field('bufferAfterMin')}
          label={t('profile.visitTypes.after')}
          unit={minutes}
        />
      </FieldRow>
      <CheckboxField {...form.field('memberOnly')} label={t('profile.visitTypes.memberOnly')} />
    </FormDialog>
  );
}

/** Editable fields of an appointment type; numbers may be empty while typing. */
function valuesOf(visitType: VisitType | undefined) {
  return {
    name: visitType?.name ?? '',
    durationMin: (visitType?.durationMin ?? 30) as number | null,
    bufferBeforeMin: (visitType?.bufferBeforeMin ?? 0) as number | null,
    bufferAfterMin: (visitType?.bufferAfterMin ?? 0) as number | null,
    mode: visitType?.mode ?? ('inPerson' as const),
    memberOnly: visitType?.memberOnly ?? false,
  };
}

const isBuffer = (minutes: number | null): boolean =>
  visitTypeInput.shape.bufferBeforeMin.safeParse(minutes).success;
