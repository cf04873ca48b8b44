/** A window with broken content. Fault pages must render when nothing else can be fetched. */
export const faultDrawing = (
  <>
    <path data-soft="" d="M22 138h196" />
    <rect x="52" y="28" width="136" height="96" rx="10" />
    <path d="M52 50h136M66 39h.1M76 39h.1M86 39h.1" />
    <path data-soft="" d="M68 104l22-18 18 14 20-20 16 12" />
    <path data-accent="" d="M176 74l38 64h-76z" />
    <path data-mark="" d="M176 96v18M176 126v.1" />
  </>
);
