import { useState } from 'react'
import { ProductBulkInputLimits } from '../../../../../../generated/limits.ts'
import { api, unwrap } from '../../../../api/client.ts'
import { messageOf } from '../../../../api/errors.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { withToasts } from '../../../../ui/call-toasts.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { plural } from '../../../../ui/format.ts'
import { TextField } from '../../../../ui/TextField.tsx'
import { toast } from '../../../../ui/toast.ts'
import { type Asked, MOST, readRows } from './useRows.ts'

interface BulkBarProps {
  bot: number
  idForm: number
  asked: Asked
  total: number
  selected: ReadonlySet<number>
  onSelect: (ids: ReadonlySet<number>) => void
  onDone: () => void
  onPrices: () => void
}

/** What can be done with the selected products. */
export function BulkBar({ bot, idForm, asked, total, selected, onSelect, onDone, onPrices }: BulkBarProps) {
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState<'delete' | 'category'>()
  const [category, setCategory] = useState('')
  const count = plural(selected.size, 'producto', 'productos')

  const selectAll = async () => {
    setBusy(true)
    try {
      const ids = new Set<number>()
      for (let first = 0; first < total; first += MOST) {
        const { rows } = await readRows(bot, idForm, asked, first, MOST)
        for (const { id } of rows) ids.add(id)
      }
      onSelect(ids)
    } catch (error) {
      toast.error(messageOf(error, 'Error al elegir los productos. Inténtalo nuevamente.'))
    } finally {
      setBusy(false)
    }
  }
  const run = async (action: 'enable' | 'disable' | 'category' | 'delete') => {
    setBusy(true)
    try {
      const body = { ids: [...selected], action, ...(action === 'category' && { category: category.trim() }) }
      const params = { path: { bot, idForm } }
      await withToasts('productManyChange', () =>
        unwrap(api.POST('/forms/products/bulk/{bot}/{idForm}', { params, body })),
      )
      setAsking(undefined)
      onDone()
    } catch {
      // Its toast says why.
    } finally {
      setBusy(false)
    }
  }
  if (selected.size === 0)
    return total > 0 ? (
      <div className="inventory-bar">
        <Button variant="ghost" busy={busy} onClick={() => void selectAll()}>
          Elegir todos
        </Button>
      </div>
    ) : null
  return (
    <fieldset className="inventory-bar" aria-label="Productos elegidos">
      <span role="status">{count}</span>
      <Button busy={busy} onClick={() => void run('enable')}>
        Activar
      </Button>
      <Button busy={busy} onClick={() => void run('disable')}>
        Desactivar
      </Button>
      <Button onClick={() => setAsking('category')}>Cambiar categoría</Button>
      <Button onClick={onPrices}>Cambiar precios</Button>
      <Button variant="danger" onClick={() => setAsking('delete')}>
        Eliminar
      </Button>
      <Button onClick={() => onSelect(new Set())}>Quitar selección</Button>
      <ConfirmDialog
        open={asking === 'delete'}
        title="Eliminar productos"
        yes="Eliminar productos"
        no="Cancelar"
        danger
        busy={busy}
        onYes={() => void run('delete')}
        onNo={() => setAsking(undefined)}
      >
        <p>¿Eliminar {count}? Podrás deshacerlo durante 24 horas.</p>
      </ConfirmDialog>
      <Dialog
        open={asking === 'category'}
        title="Cambiar categoría"
        onClose={() => setAsking(undefined)}
        actions={
          <>
            <Button onClick={() => setAsking(undefined)}>Cancelar</Button>
            <Button variant="primary" busy={busy} onClick={() => void run('category')}>
              Cambiar categoría
            </Button>
          </>
        }
      >
        <TextField
          label="Categoría"
          value={category}
          onChange={setCategory}
          limit={ProductBulkInputLimits.category.maxLength}
          help={`La tendrán ${count}. Si la dejas vacía, quedan sin categoría.`}
        />
      </Dialog>
    </fieldset>
  )
}
