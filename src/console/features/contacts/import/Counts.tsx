import { formatNumber } from '../../../ui/format.ts'
import type { ContactImport } from './types.ts'

interface CountsProps {
  job: ContactImport
  /** of created, updated, skipped and refused rows */
  titles: readonly [string, string, string, string]
}

/** How many rows were created, updated, skipped and refused, or would be. */
export function Counts({ job: { created, updated, skipped, rejected }, titles }: CountsProps) {
  return (
    <dl className="import-counts">
      {[created, updated, skipped, rejected].map((count, at) => (
        <div key={titles[at]}>
          <dt>{titles[at]}</dt>
          <dd className="num">{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
