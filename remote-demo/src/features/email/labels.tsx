import { emailLabels } from '@praxis/contract/demo/email';
import { useTranslation } from '@praxis/sdk';
import { Tag, type Tone } from '@praxis/sdk/ui/page';
import styles from './email.module.css';

/** The color of each label; any other is neutral. */
const tones: Readonly<Record<string, Tone>> = {
  personal: 'success',
  company: 'info',
  important: 'warning',
  private: 'danger',
} satisfies Record<(typeof emailLabels)[number], Tone>;

const toneOf = (label: string): Tone => tones[label] ?? 'neutral';

/** The word of a label; one that somebody made up is its own word. */
export function useLabelName(): (label: string) => string {
  const { t } = useTranslation('demo');
  return (label) => {
    const known = emailLabels.find((one) => one === label);
    return known ? t(`email.labels.${known}`) : label;
  };
}

/** The labels of an email. */
export function Labels({ labels }: { labels: readonly string[] }) {
  const nameOf = useLabelName();
  return labels.map((label) => (
    <Tag key={label} tone={toneOf(label)}>
      {nameOf(label)}
    </Tag>
  ));
}

/** Stands before the word of a label. */
export const LabelDot = ({ label }: { label: string }) => (
  <span className={styles['dot']} data-tone={toneOf(label)} aria-hidden />
);
