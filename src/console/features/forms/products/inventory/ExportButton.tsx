import { useState } from 'react'
import { api, asJson, unwrap } from '../../../../api/client.ts'
import { messageOf } from '../../../../api/errors.ts'
import { Button } from '../../../../ui/Button.tsx'
import { saveBlob } from '../../../../ui/save.ts'
import { toast } from '../../../../ui/toast.ts'
import type { Asked } from './useRows.ts'

/** Downloads the products that the list shows. */
export function ExportButton({ bot, idForm, asked }: { bot: number; idForm: number; asked: Asked }) {
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      const params = { path: { bot, idForm }, query: { filter: asked.filter, sort: asked.sort } as never }
      const call = api.GET('/forms/products/export/{bot}/{idForm}', {
        ...{ params, querySerializer: asJson, parseAs: 'blob' as const },
      })
      saveBlob((await unwrap(call)) as unknown as Blob, 'productos.csv')
    } catch (error) {
      toast.error(messageOf(error, 'Error al exportar los productos. Inténtalo nuevamente.'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon="download" busy={busy} onClick={() => void run()}>
      Exportar CSV
    </Button>
  )
}
