/** A practice as large as the budgets of the doctor's app are meant for. */
export interface LargePractice {
    /** What the simulation panel imports. */
    file: string;
    /** The Sunday with which the week of its appointments begins, `YYYY-MM-DD`. */
    week: string;
    appointments: number;
}
/** The sample doctor with 2,040 subscribers and a week of 203 appointments. */
export declare function largePractice(now: number): LargePractice;
