/** Where another plan is chosen for a subscription: the page opens the dialog for it. */
export const changePlanPath = (subscriptionId: string): string =>
  `/patient/subscriptions?act=changePlan&of=${subscriptionId}`;
