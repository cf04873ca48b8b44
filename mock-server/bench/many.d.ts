/** As many records as are asked for, the sample's over and over, with ids of their own. */
export declare function many<T extends {
    id: number;
}>(sample: readonly T[], count: number): T[];
