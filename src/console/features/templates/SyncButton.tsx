import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useBotId } from '../../session/index.ts'
import { Button } from '../../ui/Button.tsx'
import { syncTemplates } from './sync.ts'

/** Asks Meta for the templates now, instead of once a day. */
export function SyncButton() {
  const bot = useBotId()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)

  async function sync(): Promise<void> {
    setBusy(true)
    try {
      await syncTemplates(bot)
      await queries.invalidateQueries()
    } catch {
      // The toast shows the reason.
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button icon="refresh" busy={busy} onClick={() => void sync()}>
      Actualizar
    </Button>
  )
}
