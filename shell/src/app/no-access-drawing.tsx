/** A locked door. */
export const noAccessDrawing = (
  <>
    <path data-soft="" d="M22 138h196" />
    <path d="M76 138V34a10 10 0 0 1 10-10h68a10 10 0 0 1 10 10v104z" />
    <path data-soft="" d="M92 42h56v34H92zM92 92h26v32H92z" />
    <circle cx="150" cy="96" r="4" />
    <path data-accent="" d="M158 92h52v38a6 6 0 0 1-6 6h-40a6 6 0 0 1-6-6z" />
    <path data-mark="" d="M170 92V82a14 14 0 0 1 28 0v10M184 108v12" />
  </>
);
