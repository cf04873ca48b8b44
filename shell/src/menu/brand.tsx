import styles from './menu.module.css';

/** The product's mark and name. */
export function Brand({ collapsed = false }: { collapsed?: boolean }) {
  return (
    <span className={styles.brand}>
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="9" fill="var(--praxis-primary)" />
        <path
          d="M11 24V8.5h6.2a5.3 5.3 0 0 1 0 10.6H11"
          fill="none"
          stroke="var(--praxis-on-primary)"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {!collapsed && <b>Praxis</b>}
    </span>
  );
}
