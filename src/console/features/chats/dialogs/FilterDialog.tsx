import { useEffect, useState } from 'react'
import { ChatFilterLimits } from '../../../../../generated/limits.ts'
import { chatFilterBody } from '../../../../../generated/validators/chats.js'
import { isDay } from '../../../../contract/zone.ts'
import { DayField } from '../../../engine/fields/DayField.tsx'
import { withMissingOptions } from '../../../engine/fields/missing-option.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { validateBody } from '../../../ui/validate-body.ts'
import { useCatalogueStore } from '../calls/catalogue.ts'
import { useChatsContext } from '../context.ts'
import { CHOICES, type Choice, defaultFilter, type Filter } from '../filters/filter.ts'

const FIELDS: [name: Exclude<Choice, 'category'>, label: string][] = [
  ['type', 'Tipo'],
  ['channel', 'Canal'],
  ['state', 'Asignación'],
  ['status', 'Lectura'],
  ['priority', 'Prioridad'],
  ['active', 'Actividad'],
  ['order', 'Orden'],
]

/** The choice of conversations without an area. */
const NO_AREA = 'none'

const DATES = ['date_start', 'date_end'] as const

const named = (all: readonly { id: number; name: string }[]) => all.map(({ id, name }) => ({ value: id, label: name }))

/** All filters of the chat list. */
export function FilterDialog({ onClose }: { onClose: () => void }) {
  const { inbox, catalogue } = useChatsContext()
  const labels = useCatalogueStore(catalogue.labels)
  const areas = useCatalogueStore(catalogue.allAreas)
  const users = useCatalogueStore(catalogue.users)
  const [filter, setFilter] = useState<Filter>(() => inbox.store.get().filter)
  const [errors, setErrors] = useState<Record<string, string>>({})
  useEffect(() => {
    void catalogue.labels.load().catch(() => {})
    void catalogue.allAreas.load().catch(() => {})
    void catalogue.users.load().catch(() => {})
  }, [catalogue])
  // A saved filter may name labels that were archived or deleted since: show them so that they can be removed.
  const offered = labels?.filter(({ id, archived }) => !archived || filter.labels.includes(id))
  const ticks = offered
    ? withMissingOptions(
        offered.map(({ id, title }) => ({ value: id, label: title })),
        filter.labels,
      )
    : []
  const set = (change: Partial<Filter>) => setFilter((before) => ({ ...before, ...change }))

  function apply(next: Filter): void {
    const trimmed = { ...next, username: next.username.trim(), sender_id: next.sender_id.trim(), page_number: 1 }
    const backwards = trimmed.date_start && trimmed.date_end && trimmed.date_start > trimmed.date_end
    const problem = validateBody(chatFilterBody, trimmed)?.fields ?? {}
    const isFault = (name: 'date_start' | 'date_end') => trimmed[name] !== null && !isDay(trimmed[name])
    const faults = DATES.filter(isFault).map((name) => [name, 'Esa fecha no existe. Elige otra.'] as const)
    const found = {
      ...problem,
      ...(backwards && { date_end: 'Elige una fecha final que no sea anterior a la inicial.' }),
      ...Object.fromEntries(faults),
    }
    setErrors(found)
    if (Object.keys(found).length > 0) return
    inbox.setFilter(trimmed)
    onClose()
  }

  return (
    <Dialog open title="Filtrar conversaciones" onClose={onClose}>
      <form
        className="dialog-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          apply(filter)
        }}
      >
        <div className="dialog-pair">
          <TextField
            label="Nombre"
            kind="all"
            limit={ChatFilterLimits.username.maxLength}
            value={filter.username}
            onChange={(username) => set({ username })}
            error={errors.username}
          />
          <TextField
            label="Teléfono o identificador"
            kind="all"
            limit={ChatFilterLimits.sender_id.maxLength}
            help="El que usa el cliente para escribirte."
            value={filter.sender_id}
            onChange={(sender_id) => set({ sender_id })}
            error={errors.sender_id}
          />
          {FIELDS.map(([name, label]) => (
            <Select
              key={name}
              label={label}
              options={CHOICES[name]}
              value={filter[name]}
              onChange={(value) => set({ [name]: value })}
            />
          ))}
          <Select
            label="Área"
            options={[
              { value: '', label: 'Todas' },
              { value: NO_AREA, label: 'Sin área' },
              ...(areas ? withMissingOptions(named(areas.filter(({ own }) => own)), [filter.area], named(areas)) : []),
            ]}
            value={filter.no_area ? NO_AREA : String(filter.area ?? '')}
            onChange={(value) => set({ area: Number(value) || null, no_area: value === NO_AREA })}
          />
          <Select
            label="A cargo de"
            options={[
              { value: '', label: 'Cualquier persona' },
              ...(users ? withMissingOptions(named(users), [filter.assign_user]) : []),
            ]}
            value={String(filter.assign_user ?? '')}
            onChange={(value) => set({ assign_user: Number(value) || null })}
          />
          <DayField
            label="Desde"
            keepsFaults
            value={filter.date_start}
            onChange={(date_start) => set({ date_start })}
            error={errors.date_start}
          />
          <DayField
            label="Hasta"
            keepsFaults
            value={filter.date_end}
            onChange={(date_end) => set({ date_end })}
            error={errors.date_end}
          />
        </div>
        <div className="dialog-line">
          <Checkbox label="Solo las mías" checked={filter.mine} onChange={(mine) => set({ mine })} />
          <Button variant="ghost" onClick={() => set({ date_start: null, date_end: null })}>
            Quitar fechas
          </Button>
        </div>
        {ticks.length > 0 && (
          <fieldset className="label-grid">
            <legend>Etiquetas</legend>
            {ticks.map(({ value, label }) => (
              <Checkbox
                key={String(value)}
                label={label}
                checked={filter.labels.some((id) => id === value)}
                onChange={(on) =>
                  set({
                    labels: on ? [...filter.labels, Number(value)] : filter.labels.filter((other) => other !== value),
                  })
                }
              />
            ))}
          </fieldset>
        )}
        <footer className="dialog-actions">
          <Button onClick={() => apply({ ...defaultFilter(), category: filter.category, q: filter.q })}>
            Quitar filtros
          </Button>
          <Button variant="primary" type="submit">
            Filtrar
          </Button>
        </footer>
      </form>
    </Dialog>
  )
}
