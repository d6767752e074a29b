import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { api, unwrap } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import type { Row } from '../../../engine/fields/kinds.ts'
import { useBotId } from '../../../session/index.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/toast.ts'
import type { ContactImport } from './types.ts'

const ImportWizard = lazy(async () => ({ default: (await import('./ImportWizard.tsx')).ImportWizard }))

/** Imports contacts from a file. */
export function ImportButton() {
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    void queries.invalidateQueries()
  }
  return (
    <>
      <Button icon="upload" onClick={() => setOpen(true)}>
        Importar contactos
      </Button>
      {open && (
        <Suspense>
          <ImportWizard onClose={close} />
        </Suspense>
      )}
    </>
  )
}

/** Opens how an import goes, or how it ended. */
export function ImportActions({ row }: { row: Row }) {
  const bot = useBotId()
  const queries = useQueryClient()
  const [job, setJob] = useState<ContactImport>()
  const show = async () => {
    try {
      const params = { path: { bot, id: Number(row.id) } }
      setJob(await unwrap(api.GET('/contacts/import/one/{bot}/{id}', { params })))
    } catch (error) {
      toast.error(messageOf(error))
    }
  }
  const close = () => {
    setJob(undefined)
    void queries.invalidateQueries()
  }
  return (
    <>
      <IconButton icon="eye" label={`Ver la importación de ${String(row.name)}`} onClick={() => void show()} />
      {job && (
        <Suspense>
          <ImportWizard given={job} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
