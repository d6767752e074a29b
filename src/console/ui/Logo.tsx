import './logo.css'
import { brand } from '../../../generated/shell.ts'

/** The logo symbol: a speech bubble with a signal curve. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg className="mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path
        className="mark-bubble"
        d="M16 3c7.5 0 13 4.9 13 11.5S23.5 26 16 26c-1.5 0-2.9-.2-4.2-.5L5.4 28.7c-.6.3-1.3-.2-1.2-.9l.7-5.6A11 11 0 0 1 3 14.5C3 7.9 8.5 3 16 3Z"
      />
      <path className="mark-signal" d="M9.5 15.5h3l2-5 3.5 9 2-4h2.5" />
    </svg>
  )
}

/** Logo symbol and product name. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <span className="logo">
      <Mark size={size} />
      <span className="logo-name">{brand.product}</span>
    </span>
  )
}
