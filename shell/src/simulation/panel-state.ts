import type { Deployment } from '../boot/deployment';
import { createWatched } from '../boot/watched';

export const panelTabs = ['accounts', 'mailbox', 'clock', 'network', 'data', 'versions'] as const;
export type PanelTab = (typeof panelTabs)[number];

export interface OpenPanel {
  tab: PanelTab;
  /** Whose mails the mailbox shows at first. */
  mailsTo?: string;
}

/** The simulation panel, where it is open. */
export const openPanel = createWatched<OpenPanel | null>(null);

let lastTab: PanelTab = 'accounts';

/** Opens the panel where it was last, or at a tab. */
export function showPanel(tab = lastTab, mailsTo?: string): void {
  lastTab = tab;
  openPanel.set({ tab, mailsTo });
}

/** Shows the mails to an address in the simulation's mailbox; nothing where there is no simulation. */
export const showMailOf = ({ backEnd }: Deployment): ((to: string) => void) | null =>
  backEnd.simulation ? (to) => showPanel('mailbox', to) : null;

export function closePanel(): void {
  openPanel.set(null);
}
