import { useEffect, useState } from 'react'
import { DayField } from '../../engine/fields/DayField.tsx'
import { Select } from '../../ui/Select.tsx'
import type { Filters } from './filters.ts'
import { isPreset, PRESETS, type Range, rangeFault } from './period.ts'

const CHOSEN = 'days'
const OPTIONS = [...PRESETS, { value: CHOSEN, label: 'Entre dos días' }]

interface PeriodFieldsProps {
  filters: Filters
  onChange: (some: Partial<Filters>) => void
}

/** The range: one that moves with the days, or two days. Two days that are no range wait in their fields. */
export function PeriodFields({ filters: { preset, range }, onChange }: PeriodFieldsProps) {
  const [draft, setDraft] = useState<Range>(range)
  const { from, to } = range
  useEffect(() => setDraft({ from, to }), [from, to])
  const fault = rangeFault(draft)
  function set(some: Partial<Range>): void {
    const next = { ...draft, ...some }
    setDraft(next)
    if (rangeFault(next) === undefined) onChange({ preset: undefined, range: next })
  }
  return (
    <div className="analytics-days">
      <Select
        label="Período"
        value={preset ?? CHOSEN}
        options={OPTIONS}
        onChange={(value) => onChange({ preset: isPreset(value) ? value : undefined })}
      />
      {preset === undefined && (
        <>
          <DayField label="Desde" value={draft.from} onChange={(day) => set({ from: day ?? '' })} />
          <DayField label="Hasta" value={draft.to} error={fault} onChange={(day) => set({ to: day ?? '' })} />
        </>
      )}
    </div>
  )
}
