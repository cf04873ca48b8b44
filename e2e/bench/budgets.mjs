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
  publicPage: { timesReference: 1.2, scriptKilobytes: 200 },
  signInToDashboardMs: 700,
  secondVisitTimesReference: 1.2,
  remoteLandingKilobytes: 30,
  /** All of an app's own JavaScript in one language; a patient's without what makes a PDF. */
  appKilobytes: { doctor: 90, patient: 70 },
  /** 2,000 subscribers, a week of 200 appointments, without throttling. */
  largePractice: { tabSwitchMs: 100, weekMs: 300 },
  devRebuildMs: 2000,
  cleanBuildSeconds: 90,
};
