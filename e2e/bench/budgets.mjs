/**
 * What each figure may be at most. `times...` are multiples of the federated reference's figure of
 * the same round: machines differ, what they are asked to do does not. Milliseconds on a slowed
 * processor are those of a machine on which antd's table takes 150 to its next page, and are
 * compared as multiples of that as well (press-figures.mjs).
 */
export const budgets = {
  signIn: {
    timesReference: 0.8,
    timesBlocking: 0.5,
    scriptKilobytes: 195,
    layoutShift: 0.01,
  },
  landing: {
    timesReference: 1.45,
    timesBlocking: 1,
    scriptKilobytes: 325,
    layoutShift: 0.01,
    heapMegabytes: 12,
  },
  /** The doctor's patients and appointments. */
  list: { timesReference: 1.5, scriptKilobytes: 340, layoutShift: 0.01 },
  /** Of the demo area: email, shop, invoices, users, calendar, and what of the app's code each needs. */
  demoPage: { timesReference: 1.6, ownKilobytes: 45 },
  /** On a processor that is slowed four times. */
  demoPresses: {
    folderMs: 300,
    mailMs: 200,
    sortMs: 120,
    filterMs: 120,
    nextPageMs: 110,
    viewMs: 350,
    completeMs: 120,
  },
  /** The demo area's analytics with every chart drawn; its skin is switched on a slowed processor. */
  dashboard: { timesReference: 1.9, allKilobytes: 560, blockingMs: 400, skinMs: 200 },
  /** With `backEnd` at an API that answers at once. */
  landingWithApi: { timesReference: 1.2, scriptKilobytes: 250, layoutShift: 0.01 },
  publicPage: { timesReference: 1.2, scriptKilobytes: 200 },
  signInToDashboardMs: 700,
  /** Of the reference's second visit. */
  secondVisitTimesReference: 1.2,
  /** From a press to other rows, as multiples of what antd's table takes to its next page. */
  listInteractions: {
    timesReference: 1,
    openTimesReference: 2,
    longestTaskMs: 100,
    searchWaitMs: 100,
  },
  remoteLandingKilobytes: 30,
  /** All of an app's own JavaScript in one language. */
  appKilobytes: { doctor: 90, patient: 70 },
  /** 2,000 subscribers, a week of 200 appointments, without throttling. */
  largeDemo: { mailPageMs: 100, mailFilterMs: 100, productPageMs: 100, productFilterMs: 100 },
  /** Of the processor's time that each frame takes while 10,000 rows are scrolled, without throttling. */
  largeTable: { longFrames: 0 },
  largePractice: { tabSwitchMs: 80, weekMs: 300 },
  devRebuildMs: 2000,
  cleanBuildSeconds: 90,
};
