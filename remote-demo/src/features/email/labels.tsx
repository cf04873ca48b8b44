import { emailLabels } from '@praxis/contract/demo/email';
import { useTranslation } from '@praxis/sdk';
import { Tag, type Tone } from '@praxis/sdk/ui/page';
import styles from './email.module.css';

/** Tone of each label; any other is neutral. */
const tones: Readonly<Record<string, Tone>> = {
  personal: 'success',
  company: 'info',
  important: 'warning',
  private: 'danger',
} satisfies Record<(typeof emailLabels)[number], Tone>;

const toneOf = (label: string): Tone => tones[label] ?? 'neutral';

/** Translates a label's name; a custom label is returned unchanged. */
export function useLabelName(): (label: string) => string {
  const { t } = useTranslation('demo');
  return (label) => {
    const known = emailLabels.find((one) => one === label);
    return known ? t(`email.labels.${known}`) : label;
  };
}

/** Tags of an email's labels. */
export function Labels({ labels }: { labels: readonly string[] }) {
  const nameOf = useLabelName();
  return labels.map((label) => (
    <Tag key={label} tone={toneOf(label)}>
      {nameOf(label)}
    </Tag>
  ));
}

/** Colored dot before a label's name. */
export const LabelDot = ({ label }: { label: string }) => (
  <span className={styles['dot']} data-tone={toneOf(label)} aria-hidden />
);
