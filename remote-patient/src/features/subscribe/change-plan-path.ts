/** URL of a subscription's plan change: the page opens its dialog. */
export const changePlanPath = (subscriptionId: string): string =>
  `/patient/subscriptions?act=changePlan&of=${subscriptionId}`;
