import { formatNumber } from '../../ui/format.ts'
import type { ImportJob } from './job.ts'

interface CountsProps {
  job: ImportJob
  /** of created, updated, skipped and refused rows; others are counted besides, if there are */
  titles: readonly [string, string, string, string]
}

/** How many rows were created, updated, skipped and refused, or would be. */
export function Counts({ job: { created, updated, unchanged, skipped, rejected, repeated = 0 }, titles }: CountsProps) {
  const known = [created, updated, skipped, rejected].map((count, at) => [titles[at] ?? '', count] as const)
  const besides: [string, number][] = [
    ['Sin cambios', unchanged],
    ['Repetidos', repeated],
  ]
  const counts = [...known, ...besides.filter(([, count]) => count > 0)]
  return (
    <dl className="import-counts">
      {counts.map(([title, count]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd className="num">{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
