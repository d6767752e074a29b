import './spinner.css'

/** A spinner, announced to screen readers only with `label`. Without one, the parent must say that it is busy. */
export function Spinner({ size = 24, label }: { size?: number; label?: string }) {
  return (
    <span className="spinner" role={label ? 'status' : undefined}>
      <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeOpacity=".22" strokeWidth="3" />
        <path d="M21 12a9 9 0 0 0-9-9" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}

/** A spinner centred in its container, as while a page loads. */
export function Loading({ label = 'Cargando…' }: { label?: string }) {
  return (
    <div className="loading">
      <Spinner size={32} label={label} />
    </div>
  )
}
