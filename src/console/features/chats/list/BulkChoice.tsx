import { useEffect, useState } from 'react'
import { ChatPriorityOptions } from '../../../../../generated/options.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { plural } from '../../../ui/format.ts'
import { Select } from '../../../ui/Select.tsx'
import { useChatsContext } from '../context.ts'

export type BulkKind = 'area' | 'assign' | 'label_add' | 'label_remove' | 'priority'

const TITLES: Record<BulkKind, [title: string, field: string]> = {
  area: ['Cambiar de área', 'Área'],
  assign: ['Asignar conversaciones', 'Persona'],
  priority: ['Cambiar la prioridad', 'Prioridad'],
  label_add: ['Agregar etiqueta', 'Etiqueta'],
  label_remove: ['Quitar etiqueta', 'Etiqueta'],
}

interface BulkChoiceProps {
  kind: BulkKind
  count: number
  onClose: () => void
  onChosen: (value: number | null) => void
}

/** Asks for the area, user, label or priority of a bulk action; a priority is told by its place among the options. */
export function BulkChoice({ kind, count, onClose, onChosen }: BulkChoiceProps) {
  const { catalogue } = useChatsContext()
  const [options, setOptions] = useState<{ value: string; label: string }[]>([])
  const [value, setValue] = useState('')
  useEffect(() => {
    const load = async () => {
      if (kind === 'area')
        return (await catalogue.allAreas.load()).map(({ id, name }) => ({ value: `${id}`, label: name }))
      if (kind === 'assign')
        return [
          { value: 'null', label: 'Sin asignar' },
          ...(await catalogue.users.load()).map(({ id, name }) => ({ value: `${id}`, label: name })),
        ]
      if (kind === 'priority') return ChatPriorityOptions.map(({ label }, place) => ({ value: `${place}`, label }))
      const labels = (await catalogue.labels.load()).filter(
        ({ archived, scope }) => !archived && (scope !== 'contact' || kind === 'label_remove'),
      )
      return labels.map(({ id, title }) => ({ value: `${id}`, label: title }))
    }
    void load().then(
      (found) => {
        setOptions(found)
        setValue(found[0]?.value ?? '')
      },
      () => setOptions([]),
    )
  }, [kind, catalogue])
  const [title, field] = TITLES[kind]
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button
            variant="primary"
            disabled={value === ''}
            onClick={() => onChosen(value === 'null' ? null : Number(value))}
          >
            Guardar
          </Button>
        </>
      }
    >
      <p className="soft">{plural(count, 'conversación elegida', 'conversaciones elegidas')}.</p>
      <Select autoFocus label={field} value={value} onChange={setValue} options={options} />
    </Dialog>
  )
}
