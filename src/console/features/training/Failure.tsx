import { Banner } from '../../ui/Banner.tsx'
import type { Training } from './live.ts'

/** Shows why a training failed and what to do about it. */
export function Failure({ error }: { error: NonNullable<Training['error']> }) {
  return (
    <Banner tone="danger">
      <strong>{error.message}</strong>
      <p>{error.help}</p>
    </Banner>
  )
}
