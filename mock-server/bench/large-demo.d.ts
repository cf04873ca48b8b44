/** A demo area with as many emails and products as its budgets are meant for: what the simulation panel imports. */
export declare function largeDemo(now: number): {
    file: string;
};
