import './access.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { api, unwrap } from '../../api/client.ts'
import { useBotId } from '../../session/index.ts'
import { Button } from '../../ui/Button.tsx'
import { withToasts } from '../../ui/call-toasts.ts'
import { formatDateTime } from '../../ui/format.ts'

interface PreviousTokenProps {
  id: number
  company: string
  /** until when the company's former token counts; null if it does not any more */
  until: string | null
}

/** Until when the former token of a company counts, with a button that ends it at once. */
export function PreviousToken({ id, company, until }: PreviousTokenProps) {
  const bot = useBotId()
  const queries = useQueryClient()
  const [ending, setEnding] = useState(false)
  if (until === null) return null

  async function revoke(): Promise<void> {
    setEnding(true)
    const body = { id, company_name: company, revoke_previous: true }
    await withToasts('accessUpdate', () => unwrap(api.PUT('/access/{bot}', { params: { path: { bot } }, body }))).catch(
      () => {}, // a toast has shown the reason
    )
    await queries.invalidateQueries()
    setEnding(false)
  }

  return (
    <span className="access-previous">
      La clave anterior vale hasta el {formatDateTime(until)}.
      <Button
        variant="ghost"
        busy={ending}
        aria-label={`Anularla ya: la clave anterior de ${company}`}
        onClick={() => void revoke()}
      >
        Anularla ya
      </Button>
    </span>
  )
}

/** The same in the form of a company. */
export function PreviousTokenOfForm() {
  const bot = useBotId()
  const id = Number(useWatch({ name: 'id' }))
  const { data } = useQuery({
    queryKey: ['accessGet', bot, 'previous'],
    queryFn: ({ signal }) => unwrap(api.GET('/access/{bot}', { params: { path: { bot } }, signal })),
  })
  const company = data?.companies.find(({ company_id }) => company_id === id)
  return company ? (
    <PreviousToken {...{ id }} company={company.company_name} until={company.previous_token_until} />
  ) : null
}
