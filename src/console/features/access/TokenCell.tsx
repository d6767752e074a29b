import type { CellProps } from '../../engine/fields/kinds.ts'
import { PreviousToken } from './PreviousToken.tsx'

/** The end of a company's token, by which the company recognizes it, and until when the one before counts as well. */
export function TokenCell({ value, record }: CellProps) {
  const until = record.previous_token_until
  return (
    <>
      <code>…{String(value)}</code>
      <PreviousToken
        id={Number(record.company_id)}
        company={String(record.company_name)}
        until={typeof until === 'string' ? until : null}
      />
    </>
  )
}
