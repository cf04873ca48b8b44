import type { ReactNode } from 'react';

/** Small line drawings on a 96 by 72 canvas; `data-accent` elements take the primary color. */
export const drawings = {
  list: (
    <>
      <rect x="18" y="10" width="60" height="52" rx="7" />
      <circle data-accent="" cx="31" cy="25" r="4.5" />
      <path d="M42 25h24M42 37h24M42 49h16" />
      <circle cx="31" cy="37" r="4.5" />
      <circle cx="31" cy="49" r="4.5" />
    </>
  ),
  people: (
    <>
      <circle cx="33" cy="28" r="9" />
      <path d="M15 58c1-11 8-17 18-17s17 6 18 17z" />
      <circle data-accent="" cx="63" cy="24" r="10" />
      <path data-accent="" d="M43 58c1-13 9-19 20-19s19 6 20 19z" />
    </>
  ),
  calendar: (
    <>
      <rect x="18" y="14" width="60" height="48" rx="7" />
      <path d="M18 28h60M33 9v10M63 9v10" />
      <rect data-accent="" x="52" y="42" width="14" height="11" rx="3" />
      <path d="M30 38h6M45 38h6M30 51h6" />
    </>
  ),
  messages: (
    <>
      <path d="M14 16a6 6 0 0 1 6-6h36a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6H34l-11 9v-9h-3a6 6 0 0 1-6-6z" />
      <path
        data-accent=""
        d="M46 34a6 6 0 0 1 6-6h24a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6h-2v8l-10-8H52a6 6 0 0 1-6-6z"
      />
      <path d="M56 39h16M56 46h10" />
    </>
  ),
  money: (
    <>
      <rect x="16" y="18" width="64" height="40" rx="7" />
      <path d="M16 30h64" />
      <path d="M26 48h14" />
      <circle data-accent="" cx="66" cy="46" r="6" />
    </>
  ),
  search: (
    <>
      <rect x="16" y="12" width="46" height="48" rx="7" />
      <path d="M26 25h26M26 35h14M26 45h10" />
      <circle data-accent="" cx="58" cy="42" r="12" />
      <path d="m67 51 11 11" />
    </>
  ),
  done: (
    <>
      <rect x="22" y="10" width="52" height="52" rx="9" />
      <circle data-accent="" cx="48" cy="36" r="15" />
      <path data-accent="" d="m41 36 5 5 9-10" />
    </>
  ),
  broken: (
    <>
      <path d="M25 10h30l16 16v29a7 7 0 0 1-7 7H32a7 7 0 0 1-7-7z" />
      <path d="M55 10v16h16" />
      <path data-accent="" d="M25 44l12-6 10 8 11-9 13 7" />
    </>
  ),
  offline: (
    <>
      <path d="M30 56a13 13 0 0 1-1-26 19 19 0 0 1 36-4 15 15 0 0 1 4 30z" />
      <path data-accent="" d="m40 35 16 14M56 35 40 49" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type DrawingName = keyof typeof drawings;
