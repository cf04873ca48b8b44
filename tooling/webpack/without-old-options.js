/** Replaces ECharts' conversion of options that were written for its older versions. */
export default function leaveOptions() {}
