import { useState } from 'react'
import type { components } from '../../../../../../generated/api.d.ts'
import { PriceRoundingOptions } from '../../../../../../generated/options.ts'
import { parseNumber } from '../../../../../contract/format.ts'
import { api, unwrap } from '../../../../api/client.ts'
import { messageOf } from '../../../../api/errors.ts'
import { Button } from '../../../../ui/Button.tsx'
import { toastsOf } from '../../../../ui/call-toasts.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { plural } from '../../../../ui/format.ts'
import { Select } from '../../../../ui/Select.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import { toast } from '../../../../ui/toast.ts'
import { PricePreview } from './PricePreview.tsx'

type Result = components['schemas']['ProductPriceResult']
type Rounding = components['schemas']['PriceRounding']

interface PriceDialogProps {
  bot: number
  idForm: number
  /** the products that change; without them, those of a category or all */
  selected: ReadonlySet<number>
  onClose: () => void
  onDone: () => void
}

/** Changes prices by a percentage, after showing what they will be. */
export function PriceDialog({ bot, idForm, selected, onClose, onDone }: PriceDialogProps) {
  const [typed, setTyped] = useState('')
  const [rounding, setRounding] = useState<Rounding>('none')
  const [category, setCategory] = useState('')
  const [shown, setShown] = useState<Result>()
  const [busy, setBusy] = useState(false)
  const percent = parseNumber(typed)

  const call = async (preview: boolean) => {
    if (percent === undefined) return toast.error('Escribe el porcentaje, como 5 o -10.')
    setBusy(true)
    try {
      const body = {
        ...{ percent, rounding, preview },
        ...(selected.size > 0 ? { product_ids: [...selected] } : category.trim() && { category: category.trim() }),
      }
      const params = { path: { bot, idForm } }
      const result = await unwrap(api.POST('/forms/products/prices/{bot}/{idForm}', { params, body }))
      if (preview) return setShown(result)
      if (result.count === 0) {
        toast.info('Ningún precio cambió: alguien los cambió antes.')
        setShown(undefined)
        return onDone()
      }
      toast.success(`Cambiamos los precios de ${plural(result.count, 'producto', 'productos')}.`)
      onDone()
      onClose()
    } catch (error) {
      toast.error(messageOf(error, (await toastsOf('productPriceUpdate')).error))
    } finally {
      setBusy(false)
    }
  }
  const edit =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      setShown(undefined)
      set(value)
    }
  return (
    <Dialog
      open
      title="Cambiar precios"
      className="price-dialog"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          {shown && shown.count > 0 ? (
            <Button variant="primary" busy={busy} onClick={() => void call(false)}>
              Cambiar precios
            </Button>
          ) : (
            <Button variant="primary" busy={busy} onClick={() => void call(true)}>
              Ver cambios
            </Button>
          )}
        </>
      }
    >
      <div className="product-fields">
        <TextField
          label="Porcentaje"
          value={typed}
          onChange={edit(setTyped)}
          inputMode="decimal"
          placeholder="5"
          help="Con un número negativo bajas los precios."
        />
        <Select
          label="Redondeo"
          value={rounding}
          options={PriceRoundingOptions}
          onChange={edit((value: string) => setRounding(value as Rounding))}
        />
        {selected.size > 0 ? (
          <p>Cambian {plural(selected.size, 'producto elegido', 'productos elegidos')}.</p>
        ) : (
          <TextField
            label="Categoría"
            value={category}
            onChange={edit(setCategory)}
            help="Si la dejas vacía, cambian todos los productos."
          />
        )}
      </div>
      {shown && <PricePreview shown={shown} />}
    </Dialog>
  )
}
