/** What each figure may be at most. `times...` are multiples of the federated reference's time. */
export const budgets = {
  signIn: { timesReference: 1, scriptKilobytes: 195, blockingMs: 100, layoutShift: 0.01 },
  landing: {
    timesReference: 1.7,
    scriptKilobytes: 360,
    blockingMs: 300,
    layoutShift: 0.01,
    heapMegabytes: 12,
  },
  signInToDashboardMs: 700,
  secondVisitTimesReference: 1.2,
  remoteLandingKilobytes: 30,
  devRebuildMs: 2000,
  cleanBuildSeconds: 90,
};
