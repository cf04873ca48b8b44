import type { Deployment } from '../boot/deployment';
import { createWatched } from '../boot/watched';

export const panelTabs = ['accounts', 'mailbox', 'clock', 'network', 'data', 'versions'] as const;
export type PanelTab = (typeof panelTabs)[number];

export interface OpenPanel {
  tab: PanelTab;
  /** The initial recipient filter of the mailbox. */
  mailsTo?: string;
}

/** The state of the simulation panel; null while it is closed. */
export const openPanel = createWatched<OpenPanel | null>(null);

let lastTab: PanelTab = 'accounts';

/** Opens the panel at a tab, by default the last one. */
export function showPanel(tab = lastTab, mailsTo?: string): void {
  lastTab = tab;
  openPanel.set({ tab, mailsTo });
}

/** Creates a function that shows the emails to an address in the mailbox; null without a simulation. */
export const showMailOf = ({ backEnd }: Deployment): ((to: string) => void) | null =>
  backEnd.simulation ? (to) => showPanel('mailbox', to) : null;

export function closePanel(): void {
  openPanel.set(null);
}
