import { useId, useRef, useState } from 'react'
import { useListContext } from 'react-admin'
import type { Filter } from '../../../contract/screen.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { isEmpty } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { BooleanFilterControl } from '../fields/controls/choice.tsx'
import { describedBy, Labelled } from '../fields/Labelled.tsx'
import { kinds } from '../fields/registry.tsx'
import { numberErrorWhileTyping } from '../fields/typed-number.ts'
import { unmatchedErrorOnBlur } from '../fields/unmatched.ts'
import { usePhone } from '../usePhone.ts'
import { isReversed } from './range.ts'
import { useDebouncedFilters } from './useDebouncedFilters.ts'

interface FilterBarProps {
  filters: readonly Filter[]
  search: boolean
}

const searchFilter: Filter = {
  key: 'q',
  source: 'q',
  label: 'Buscar',
  type: 'text',
  always: true,
  placeholder: 'Busca en la lista',
} as Filter

/** Filters of a list: permanent and added ones, a menu to add more and a button to clear all. */
export function FilterBar({ filters, search }: FilterBarProps) {
  const { filterValues, displayedFilters, setFilters } = useListContext()
  const [values, change] = useDebouncedFilters()
  const all = search ? [searchFilter, ...filters] : filters
  const isShown = ({ key, always }: Filter) => always || displayedFilters[key] === true || !isEmpty(filterValues[key])
  const hidden = all.filter((filter) => !isShown(filter))
  const phone = usePhone()
  const [unfolded, setUnfolded] = useState(false)
  const shown = all.filter(isShown)
  const kept = useRef(new Set<string>())
  // On phones, show only the first filter and those in use until the user expands the rest.
  for (const [at, { key }] of shown.entries())
    if (at === 0 || !isEmpty(values[key]) || displayedFilters[key]) kept.current.add(key)
  const folded = phone && !unfolded ? shown.filter(({ key }) => kept.current.has(key)) : shown
  const added = useRef<string>(undefined)
  if (all.length === 0) return null

  const without = (key: string) => ({
    filter: Object.fromEntries(Object.entries(filterValues).filter(([name]) => name !== key)),
    shown: Object.fromEntries(Object.entries(displayedFilters).filter(([name]) => name !== key)),
  })
  return (
    <search className="filters">
      {folded.map((filter) => (
        <div key={filter.key} className="filter">
          <FilterInput
            filter={filter}
            value={values[filter.key]}
            reversed={filter.key.endsWith('_to') && isReversed(values, filter.key)}
            autoFocus={added.current === filter.key}
            onChange={(value) => change(filter, value)}
          />
          {!filter.always && (
            <IconButton
              icon="close"
              size={18}
              label={`Quitar filtro ${filter.label}`}
              onClick={() => {
                const { filter: rest, shown } = without(filter.key)
                setFilters(rest, shown)
              }}
            />
          )}
        </div>
      ))}
      {phone && (folded.length < shown.length || unfolded) && (
        <Button
          variant="ghost"
          icon="filter"
          aria-expanded={unfolded}
          onClick={() => {
            kept.current.clear()
            setUnfolded(!unfolded)
          }}
        >
          {unfolded ? 'Menos filtros' : 'Más filtros'}
        </Button>
      )}
      {hidden.length > 0 && (!phone || unfolded || shown.length <= 1) && (
        <Menu
          label="Agregar filtro"
          button={
            <>
              <Icon name="filter" size={18} /> Agregar filtro
            </>
          }
          entries={hidden.map(({ key, label }) => ({
            label,
            onSelect: () => {
              added.current = key
              setFilters(filterValues, { ...displayedFilters, [key]: true })
            },
          }))}
        />
      )}
      {Object.values(filterValues).some((value) => !isEmpty(value)) && (
        <Button variant="ghost" icon="close" onClick={() => setFilters({}, {})}>
          Quitar filtros
        </Button>
      )}
    </search>
  )
}

interface FilterInputProps {
  filter: Filter
  value: unknown
  /** it ends a range before its start */
  reversed: boolean
  autoFocus: boolean
  onChange: (value: unknown) => void
}

function FilterInput({ filter, value, reversed, autoFocus, onChange }: FilterInputProps) {
  const id = useId()
  const shown = filter.options || filter.type === 'boolean' ? { ...filter, placeholder: 'Cualquiera' } : filter
  const misread = unmatchedErrorOnBlur(value) ?? dayError(filter, value) ?? numberErrorWhileTyping(filter.type, value)
  const error = misread ?? (reversed ? reversedError(filter) : undefined)
  const Control = filter.type === 'boolean' ? BooleanFilterControl : kinds[filter.type].Control
  return (
    <Labelled id={id} label={filter.label} error={error} group={kinds[filter.type].group?.(filter) ?? false}>
      <Control
        {...{ id, field: shown, value, onChange, autoFocus, error }}
        describedBy={describedBy(id, undefined, error)}
      />
    </Labelled>
  )
}

const reversedError = ({ type }: Filter): string =>
  type === 'date' || type === 'date-time' ? 'Es anterior a «desde». Elige otra.' : 'Es menor que «desde». Escribe otro.'

/** The error of a day that is typed to its end and that no calendar has. */
const dayError = ({ type }: Filter, value: unknown): string | undefined =>
  type === 'date' && typeof value === 'string' && /^\d{1,2}[/.-]\d{1,2}[/.-]\d{4,}$/.test(value)
    ? 'Esa fecha no existe.'
    : undefined
