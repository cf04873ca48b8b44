/** The drawings of the shell's own pages, inlined because these pages must render when nothing else can be fetched. */
export const drawings = {
  /** A map with a dead end. */
  notFound: (
    <>
      <path data-soft="" d="M22 132h196M36 142h52M152 142h44" />
      <path d="M56 44l42-14 44 14 42-14v82l-42 14-44-14-42 14z" />
      <path data-soft="" d="M98 30v82M142 44v82" />
      <path data-mark="" strokeDasharray="1 8" d="M72 96c12-22 26 8 40-12 9-13 14-18 26-16" />
      <path data-accent="" d="M166 84c-12-14-18-22-18-32a18 18 0 0 1 36 0c0 10-6 18-18 32z" />
      <path data-mark="" d="M160 46l12 12M172 46l-12 12" />
    </>
  ),
  /** A locked door. */
  noAccess: (
    <>
      <path data-soft="" d="M22 138h196" />
      <path d="M76 138V34a10 10 0 0 1 10-10h68a10 10 0 0 1 10 10v104z" />
      <path data-soft="" d="M92 42h56v34H92zM92 92h26v32H92z" />
      <circle cx="150" cy="96" r="4" />
      <path data-accent="" d="M158 92h52v38a6 6 0 0 1-6 6h-40a6 6 0 0 1-6-6z" />
      <path data-mark="" d="M170 92V82a14 14 0 0 1 28 0v10M184 108v12" />
    </>
  ),
  /** A window with broken content. */
  fault: (
    <>
      <path data-soft="" d="M22 138h196" />
      <rect x="52" y="28" width="136" height="96" rx="10" />
      <path d="M52 50h136M66 39h.1M76 39h.1M86 39h.1" />
      <path data-soft="" d="M68 104l22-18 18 14 20-20 16 12" />
      <path data-accent="" d="M176 74l38 64h-76z" />
      <path data-mark="" d="M176 96v18M176 126v.1" />
    </>
  ),
} as const;
