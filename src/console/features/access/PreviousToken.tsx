import './access.css'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { api, unwrap } from '../../api/client.ts'
import { useBotId } from '../../session/index.ts'
import { formatDateTime } from '../../ui/format.ts'
import { EndPrevious } from './EndPrevious.tsx'

interface PreviousTokenProps {
  id: number
  company: string
  /** until when the company's former token counts; null if it does not any more */
  until: string | null
}

/** Until when the former token of a company counts, with a button that ends it at once. */
export function PreviousToken({ id, company, until }: PreviousTokenProps) {
  if (until === null) return null
  return (
    <div className="access-previous">
      La clave anterior vale hasta el {formatDateTime(until)}.
      <EndPrevious {...{ id, company }} />
    </div>
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
