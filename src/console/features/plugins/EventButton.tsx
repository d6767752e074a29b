import { useState } from 'react'
import type { Row } from '../../engine/fields/kinds.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Code } from '../../ui/Code.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { formatDateTime } from '../../ui/format.ts'

/** Opens an entry of the activity with what came or left. */
export function EventButton({ row }: { row: Row }) {
  const [open, setOpen] = useState(false)
  const at = formatDateTime(String(row.at))
  return (
    <>
      <IconButton icon="eye" label={`Ver detalle del ${at}`} onClick={() => setOpen(true)} />
      {open && (
        <Dialog
          open
          title="Detalle"
          width={760}
          onClose={() => setOpen(false)}
          actions={
            <Button variant="primary" onClick={() => setOpen(false)}>
              Cerrar
            </Button>
          }
        >
          <p>
            {at} · {String(row.detail)}
          </p>
          {row.payload ? (
            <>
              <Code label="Contenido" text={JSON.stringify(row.payload, null, 2)} />
              <p className="soft">Sin claves. En lugar de los textos guardamos su largo.</p>
            </>
          ) : (
            <p className="soft">No hay más datos de este suceso.</p>
          )}
        </Dialog>
      )}
    </>
  )
}
