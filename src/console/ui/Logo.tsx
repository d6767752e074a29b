import './logo.css'
import { brand } from '../../../generated/shell.ts'

/** The mark: a bubble with a signal in it. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg className="mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path
        className="mark-bubble"
        d="M16 3c7.5 0 13 4.9 13 11.5S23.500 26 16 26c-1.500 0-2.900-.2-4.200-.5L5.400 28.700c-.6.3-1.300-.2-1.200-.9l.7-5.600A11 11 0 0 1 3 14.500C3 7.900 8.500 3 16 3Z"
      />
      <path className="mark-signal" d="M9.500 15.500h3l2-5 3.500 9 2-4h2.500" />
    </svg>
  )
}

/** Mark and name of the product. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <span className="logo">
      <Mark size={size} />
      <span className="logo-name">{brand.product}</span>
    </span>
  )
}
