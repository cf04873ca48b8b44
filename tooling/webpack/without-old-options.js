/** Stands in for ECharts' translation of options that were written for its older versions. */
export default function leaveOptions() {}
