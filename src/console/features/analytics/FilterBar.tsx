import { useState } from 'react'
import { areaListGate, chatUserListGate, labelListGate } from '../../../../generated/gates.ts'
import { ChannelOptions } from '../../../../generated/options.ts'
import { seesPeopleAs, seesSomeAs } from '../../../contract/analytics.ts'
import type { Gate } from '../../../contract/gate.ts'
import { mayCall } from '../../session/gates.ts'
import { useSession } from '../../session/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { classes } from '../../ui/classes.ts'
import { Select } from '../../ui/Select.tsx'
import { useMedia } from '../../ui/useNarrow.ts'
import { type ChoiceKind, offered } from '../choices.ts'
import { useChoices } from '../useChoices.ts'
import { type Filters, NARROWING } from './filters.ts'
import { PeriodFields } from './PeriodFields.tsx'

interface FilterBarProps {
  filters: Filters
  onChange: (some: Partial<Filters>) => void
  onClear: () => void
}

/** The filters of all pages of the section. On phones all but the period are folded. */
export function FilterBar({ filters, onChange, onClear }: FilterBarProps) {
  const session = useSession()
  const phone = useMedia('(max-width: 767px)')
  const [unfolded, setUnfolded] = useState(false)
  const used = NARROWING.filter((name) => filters[name] !== undefined).length
  const record = { filters, onChange }
  return (
    <search className={classes('analytics-filters', used > 0 && 'analytics-filtered')} aria-label="Filtros">
      <PeriodFields filters={filters} onChange={onChange} />
      {phone && (
        <Button icon="filter" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          {used > 0 ? `Filtros (${used})` : 'Filtros'}
        </Button>
      )}
      {(!phone || unfolded) && (
        <>
          <Select
            label="Canal"
            value={filters.channel ?? ''}
            options={[{ value: '', label: 'Todos' }, ...ChannelOptions]}
            onChange={(value) => onChange({ channel: (value || undefined) as Filters['channel'] })}
          />
          <RecordSelect {...record} name="area" kind="area" label="Área" all="Todas" gate={areaListGate} />
          {seesPeopleAs(session.bot?.role.id ?? 0) && (
            <RecordSelect {...record} name="user" kind="person" label="Persona" all="Todas" gate={chatUserListGate} />
          )}
          <RecordSelect {...record} name="label" kind="label" label="Etiqueta" all="Todas" gate={labelListGate} />
          <div className="analytics-compare">
            <Checkbox
              label="Comparar con el anterior"
              checked={filters.compare}
              onChange={(compare) => onChange({ compare })}
            />
          </div>
        </>
      )}
      {used > 0 && (
        <Button variant="ghost" icon="close" onClick={onClear}>
          Quitar filtros
        </Button>
      )}
    </search>
  )
}

interface RecordSelectProps {
  name: 'area' | 'user' | 'label'
  kind: ChoiceKind
  label: string
  /** the option without a filter */
  all: string
  /** who may read what can be chosen */
  gate: Gate
  filters: Filters
  onChange: (some: Partial<Filters>) => void
}

/** Chooses one of the bot's areas, people or labels; nothing for those who may not list them. */
function RecordSelect({ name, kind, label, all, gate, filters, onChange }: RecordSelectProps) {
  const session = useSession()
  const may = mayCall(gate, session)
  const value = filters[name]
  const seesSome = seesSomeAs(session.bot?.role.id ?? 0)
  const offer = useChoices(kind, {
    ...(kind === 'label' && { of: 'chat' as const }),
    // They see no conversations of other areas.
    ...(kind === 'area' && seesSome && { person: session.user?.id }),
    enabled: may,
  })
  if (!may) return null
  return (
    <Select
      label={label}
      value={String(value ?? '')}
      options={[{ value: '', label: all }, ...offered(offer, value)]}
      onChange={(chosen) => onChange({ [name]: chosen === '' ? undefined : Number(chosen) })}
    />
  )
}
