import { useState } from 'react'
import { ExampleIdsLimits } from '../../../../generated/limits.ts'
import { ExampleSplitOptions, ExampleStateOptions } from '../../../../generated/options.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { formatInteger, plural } from '../../ui/format.ts'
import { Menu } from '../../ui/Menu.tsx'
import { Picker } from '../../ui/Picker.tsx'
import type { Example, Intent } from './types.ts'
import type { useBulk } from './useBulk.ts'

/** Maximum number of examples per bulk action. */
const MOST = ExampleIdsLimits.ids.maxItems

interface BulkBarProps {
  chosen: readonly Example[]
  /** number of examples that match the filters */
  total: number
  intents: readonly Intent[]
  bulk: ReturnType<typeof useBulk>
  onAll: () => void
  onNone: () => void
}

/** Bulk actions on the selected examples. */
export function BulkBar({ chosen, total, intents, bulk, onAll, onNone }: BulkBarProps) {
  const [moving, setMoving] = useState(false)
  const [target, setTarget] = useState<number>()
  if (chosen.length === 0) return null
  const after = (work: Promise<boolean>) => void work.then((isDone) => isDone && onNone())
  return (
    <section className="example-bulk" aria-label="Acciones en conjunto">
      <strong>{plural(chosen.length, 'elegido', 'elegidos')}</strong>
      {chosen.length < total && (
        <Button variant="ghost" onClick={onAll}>
          Elegir los {formatInteger(Math.min(total, MOST))}
        </Button>
      )}
      <Button icon="swap" onClick={() => setMoving(true)}>
        Mover
      </Button>
      <Menu
        label="Cambiar el uso o el estado"
        button="Cambiar"
        entries={[
          ...ExampleSplitOptions.map(({ value, label }) => ({
            label: `Uso: ${label}`,
            onSelect: () => after(bulk.change(chosen, { split: value as Example['split'] })),
          })),
          ...ExampleStateOptions.map(({ value, label }) => ({
            label: `Estado: ${label}`,
            onSelect: () => after(bulk.change(chosen, { state: value as Example['state'] })),
          })),
        ]}
      />
      <Button icon="delete" variant="danger" onClick={() => after(bulk.remove(chosen))}>
        Eliminar
      </Button>
      <Button variant="ghost" onClick={onNone}>
        Quitar selección
      </Button>
      <Dialog
        open={moving}
        title={`Mover ${plural(chosen.length, 'ejemplo', 'ejemplos')}`}
        onClose={() => setMoving(false)}
        className="example-move"
        actions={
          <>
            <Button onClick={() => setMoving(false)}>Cancelar</Button>
            <Button
              variant="primary"
              aria-disabled={target === undefined || undefined}
              onClick={() => {
                if (target === undefined) return
                setMoving(false)
                after(bulk.move(chosen, target))
              }}
            >
              Mover
            </Button>
          </>
        }
      >
        <Picker
          label="A la intención"
          required
          options={intents.map(({ id, description }) => ({ value: id, label: description }))}
          value={target}
          onChange={setTarget}
        />
      </Dialog>
    </section>
  )
}
