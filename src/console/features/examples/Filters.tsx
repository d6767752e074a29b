import { useEffect, useId, useState } from 'react'
import { ExampleSourceOptions, ExampleSplitOptions, ExampleStateOptions } from '../../../../generated/options.ts'
import type { Option } from '../../../contract/screen.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Picker } from '../../ui/Picker.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { Entity, Filter, Intent } from './types.ts'
import type { FilterName } from './useFilters.ts'

interface FiltersProps {
  filter: Filter
  intents: readonly Intent[]
  entities: readonly Entity[]
  onChange: (changes: Partial<Record<FilterName, string | number | undefined>>) => void
  onClear: () => void
}

/** Milliseconds of debounce for the search field. */
const DELAY = 300

/** The filters behind the button. */
const RARE = ['entity_id', 'split', 'state', 'source', 'conflict', 'untagged', 'low_confidence'] as const

const any = (options: readonly Option[], label: string): Option[] => [{ value: '', label }, ...options]

/** Filters of the example list. Rarely used ones are folded. */
export function Filters({ filter, intents, entities, onChange, onClear }: FiltersProps) {
  const [typed, setTyped] = useState(filter.q ?? '')
  const known = filter.q ?? ''
  useEffect(() => setTyped(known), [known])
  useEffect(() => {
    if (typed.trim() === known) return
    const timer = setTimeout(() => onChange({ q: typed.trim() }), DELAY)
    return () => clearTimeout(timer)
  }, [typed, known, onChange])

  const rare = RARE.filter((name) => filter[name] !== undefined).length
  const [open, setOpen] = useState(rare > 0)
  const id = useId()
  const tick = (name: 'conflict' | 'untagged' | 'low_confidence') => ({
    checked: filter[name] === true,
    onChange: (checked: boolean) => onChange({ [name]: checked ? 1 : undefined }),
  })
  return (
    <search className="example-filters" aria-label="Filtros">
      <TextField label="Buscar" type="search" value={typed} onChange={setTyped} />
      <Picker
        label="De la intención"
        placeholder="Todas"
        options={intents.map(({ id, description }) => ({ value: id, label: description }))}
        value={filter.intent_id}
        onChange={(intent_id) => onChange({ intent_id })}
      />
      <div className="example-filters-do">
        <Button
          variant="ghost"
          icon={open ? 'chevron-up' : 'chevron-down'}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          Más filtros{rare > 0 && ` (${rare})`}
        </Button>
        {Object.keys(filter).length > 0 && (
          <Button variant="ghost" icon="close" onClick={onClear}>
            Quitar filtros
          </Button>
        )}
      </div>
      <div id={id} className="example-filters-rare" hidden={!open}>
        <Select
          label="Con la entidad"
          value={String(filter.entity_id ?? '')}
          options={any(
            entities.map(({ id, label }) => ({ value: id, label })),
            'Cualquiera',
          )}
          onChange={(entity_id) => onChange({ entity_id })}
        />
        <Select
          label="Con el uso"
          value={filter.split ?? ''}
          options={any(ExampleSplitOptions, 'Todos')}
          onChange={(split) => onChange({ split })}
        />
        <Select
          label="Con el estado"
          value={filter.state ?? ''}
          options={any(ExampleStateOptions, 'Todos')}
          onChange={(state) => onChange({ state })}
        />
        <Select
          label="De origen"
          value={filter.source ?? ''}
          options={any(ExampleSourceOptions, 'Todos')}
          onChange={(source) => onChange({ source })}
        />
        <fieldset className="example-ticks">
          <legend className="sr-only">Solo los que</legend>
          <Checkbox label="En conflicto" {...tick('conflict')} />
          <Checkbox label="Sin entidades" {...tick('untagged')} />
          <Checkbox label="Con poca confianza" {...tick('low_confidence')} />
        </fieldset>
      </div>
    </search>
  )
}
