import type { ReactNode } from 'react';
import type { Kind } from '../addresses';
import styles from './scene.module.css';

/** Window with an avatar, two fields and a button, and a key. */
const login = (
  <>
    <rect data-card="" x="96" y="56" width="288" height="264" rx="20" />
    <path d="M96 96h288" />
    <circle data-dot="" cx="118" cy="76" r="5" />
    <circle data-dot="" cx="136" cy="76" r="5" />
    <circle data-accent="" cx="240" cy="140" r="28" />
    <circle data-mark="" cx="240" cy="133" r="9" />
    <path data-mark="" d="M223 158c3-10 9-14 17-14s14 4 17 14" />
    <rect data-soft="" x="136" y="188" width="208" height="32" rx="8" />
    <path data-strong="" d="M152 204h72" />
    <rect data-soft="" x="136" y="230" width="208" height="32" rx="8" />
    <path data-dots="" d="M153 246h.1M167 246h.1M181 246h.1M195 246h.1M209 246h.1" />
    <rect data-fill="" x="136" y="276" width="208" height="28" rx="8" />
    <g transform="rotate(-32 372 300)">
      <circle data-accent="" cx="340" cy="300" r="26" />
      <circle data-card="" cx="332" cy="300" r="8" />
      <path data-accent="" d="M365 293h70v14h-10v14h-14v-14h-8v10h-12v-10h-26z" />
    </g>
    <g>
      <rect data-card="" x="40" y="120" width="84" height="72" rx="14" />
      <path data-mark="" d="M64 157l12 12 24-26" />
    </g>
  </>
);

/** Profile form: a checklist, and a placeholder for a picture. */
const register = (
  <>
    <rect data-card="" x="120" y="40" width="240" height="312" rx="20" />
    <path data-soft="" d="M120 60a20 20 0 0 1 20-20h200a20 20 0 0 1 20 20v56H120z" />
    <circle data-accent="" cx="240" cy="116" r="38" />
    <circle data-mark="" cx="240" cy="106" r="12" />
    <path data-mark="" d="M217 140c4-13 12-19 23-19s19 6 23 19" />
    <path data-strong="" d="M196 178h88" />
    <path d="M212 196h56" />
    <g>
      <circle data-fill="" cx="160" cy="236" r="11" />
      <path data-on="" d="M155 236l4 4 7-8" />
      <path d="M184 236h132" />
      <circle data-fill="" cx="160" cy="272" r="11" />
      <path data-on="" d="M155 272l4 4 7-8" />
      <path d="M184 272h104" />
      <circle data-dashed="" cx="160" cy="308" r="11" />
      <path d="M184 308h120" />
    </g>
    <circle data-card="" cx="360" cy="120" r="34" />
    <path data-mark="" d="M360 104v32M344 120h32" />
    <rect data-card="" x="56" y="206" width="88" height="64" rx="14" />
    <path data-warm="" d="M100 219l6 13 14 2-10 9 3 14-13-7-13 7 3-14-10-9 14-2z" />
  </>
);

/** Open letter with a six-digit code. */
const forgot = (
  <>
    <path data-soft="" d="M88 184L240 76l152 108v136a16 16 0 0 1-16 16H104a16 16 0 0 1-16-16z" />
    <rect data-card="" x="128" y="92" width="224" height="180" rx="14" />
    <path data-strong="" d="M156 124h96" />
    <path d="M156 146h168" />
    <g>
      <rect data-accent="" x="156" y="168" width="22" height="32" rx="6" />
      <rect data-accent="" x="185" y="168" width="22" height="32" rx="6" />
      <rect data-accent="" x="214" y="168" width="22" height="32" rx="6" />
      <rect data-accent="" x="243" y="168" width="22" height="32" rx="6" />
      <rect data-accent="" x="272" y="168" width="22" height="32" rx="6" />
      <rect data-accent="" x="301" y="168" width="22" height="32" rx="6" />
      <path data-dots="" d="M167 184h.1M196 184h.1M225 184h.1M254 184h.1M283 184h.1M312 184h.1" />
    </g>
    <path data-card="" d="M88 184l152 100 152-100v136a16 16 0 0 1-16 16H104a16 16 0 0 1-16-16z" />
    <path d="M92 328l108-70M388 328l-108-70" />
    <path data-dashed="" d="M40 132c26-54 78-78 124-64" />
    <path data-fill="" d="M400 60l40 14-28 12-6 28z" />
    <path data-dashed="" d="M398 96c-16 10-30 12-46 8" />
  </>
);

/** Open lock, and a new password next to it. */
const reset = (
  <>
    <path data-line="" d="M184 176v-44a56 56 0 0 1 109-18" />
    <rect data-card="" x="144" y="168" width="192" height="168" rx="24" />
    <circle data-accent="" cx="240" cy="240" r="30" />
    <circle data-mark="" cx="240" cy="233" r="9" />
    <path data-mark="" d="M240 242v20" />
    <rect data-card="" x="284" y="284" width="168" height="56" rx="14" />
    <path
      data-dots=""
      d="M306 312h.1M322 312h.1M338 312h.1M354 312h.1M370 312h.1M386 312h.1M402 312h.1"
    />
    <path data-mark="" d="M422 304v16" />
    <path
      data-accent=""
      d="M92 208c16 0 28-6 36-14 8 8 20 14 36 14 0 46-12 74-36 88-24-14-36-42-36-88z"
    />
    <path data-mark="" d="M112 246l12 12 22-24" />
  </>
);

const scenes: Record<Kind, ReactNode> = {
  login,
  register,
  forgotPassword: forgot,
  resetPassword: reset,
};

/** Illustration of a page, 480 by 384. */
export function Scene({ of }: { of: Kind }) {
  return (
    <svg className={styles.scene} viewBox="0 0 480 384" focusable="false">
      {scenes[of]}
    </svg>
  );
}
