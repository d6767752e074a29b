import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import { api, unwrap } from '../../api/client.ts'
import { useBotId } from '../../session/index.ts'
import { Button } from '../../ui/Button.tsx'
import { withToasts } from '../../ui/call-toasts.ts'
import { offerUndo } from '../../ui/undo-toast.ts'

interface DistinctButtonProps {
  contacts: readonly components['schemas']['ContactBrief'][]
}

/** Says that the contacts of a row are different people, so that the row leaves the list. The toast undoes it. */
export function DistinctButton({ contacts }: DistinctButtonProps) {
  const queries = useQueryClient()
  const bot = useBotId()
  const [busy, setBusy] = useState(false)
  const names = contacts.map(({ name, phone }) => name || phone).join(', ')
  const set = (distinct: boolean): Promise<boolean> => {
    const body = { contact_ids: contacts.map(({ id }) => id), distinct }
    return withToasts('contactDuplicateUpdate', () =>
      unwrap(api.PUT('/contacts/duplicates/{bot}', { params: { path: { bot } }, body })),
    ).then(
      () => {
        void queries.invalidateQueries()
        return true
      },
      () => false,
    )
  }
  const separate = async () => {
    setBusy(true)
    if (await set(true))
      offerUndo(
        { operation: 'contactDuplicateUpdate', subject: contacts.map(({ id }) => id).join(), names },
        'Ya no figuran como repetidos.',
        async () => ((await set(false)) ? 'undone' : 'told'),
      )
    setBusy(false)
  }
  return (
    <Button busy={busy} aria-label={`Son personas distintas: ${names}`} onClick={() => void separate()}>
      Son distintas
    </Button>
  )
}
