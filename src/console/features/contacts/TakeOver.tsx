import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import { api, unwrap } from '../../api/client.ts'
import { useBotId } from '../../session/index.ts'
import { Button } from '../../ui/Button.tsx'
import { withToasts } from '../../ui/call-toasts.ts'
import { takeOverLabels } from './take-over.ts'

type Schemas = components['schemas']

/** A button that copies a value that the customer left into an empty field of their contact; nothing for other values. */
export function TakeOver({ contact, left }: { contact: Schemas['Contact']; left: Schemas['CollectedValue'] }) {
  const bot = useBotId()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const { completes, value } = left
  if (!completes) return null

  async function take(): Promise<void> {
    setBusy(true)
    const { id, name, version } = contact
    const body = { name, version, ...(completes && { [completes]: value }) }
    await withToasts('contactUpdate', () =>
      unwrap(api.PUT('/contacts/{bot}/{id}', { params: { path: { bot, id } }, body })),
    ).catch(
      () => {}, // a toast has shown the reason
    )
    await queries.invalidateQueries()
    setBusy(false)
  }

  return (
    <Button variant="ghost" busy={busy} onClick={() => void take()}>
      {takeOverLabels[completes]}
    </Button>
  )
}
