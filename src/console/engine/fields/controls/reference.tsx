import { keepPreviousData } from '@tanstack/react-query'
import { useRef } from 'react'
import { type Identifier, type RaRecord, useGetList, useGetManyAggregate } from 'react-admin'
import { getPath } from '../../../../contract/path.ts'
import { resources } from '../../contract.ts'
import { useDelayed } from '../../useDelayed.ts'
import { goneText } from '../gone.ts'
import type { ControlProps } from '../kinds.ts'
import { isUnnamed, unnamedIn } from '../unnamed.ts'
import { Suggestions } from './suggestions.tsx'

/** Suggestions of one answer. */
const SUGGESTED = 25

/** Another record (or several), found by typing a part of its label. Only ids are stored. */
export function ReferenceControl(props: ControlProps) {
  const { field, value } = props
  const ids = (Array.isArray(value) ? value : [value]).filter(
    (id): id is Identifier => id !== null && id !== undefined && id !== '' && !isUnnamed(id),
  )
  const { resource = '' } = field.reference ?? {}
  const { representation: label = 'id' } = resources[resource] ?? {}
  const text = unnamedIn(value)?.unnamed.trim() ?? ''
  const asked = useDelayed(text)

  const searched = useGetList(
    resource,
    {
      filter: asked === '' ? {} : { q: asked },
      pagination: { page: 1, perPage: SUGGESTED },
      sort: { field: label, order: 'ASC' },
      meta: { whole: { match: {}, search: [label], labels: {} } },
    },
    // an option that is pressed stays where it is until others are there
    { placeholderData: keepPreviousData },
  )
  const known = useGetManyAggregate(resource, { ids }, { enabled: ids.length > 0 })
  // what was read once can be chosen while more is asked for
  const seen = useRef(new Map<string, RaRecord>())
  const found = new Map((searched.data ?? []).map((record) => [String(record.id), record]))
  for (const [id, record] of found) seen.current.set(id, record)
  const recordOf = (id: Identifier): RaRecord =>
    known.data?.find((record) => record && String(record.id) === String(id)) ?? seen.current.get(String(id)) ?? { id }
  const chosen = ids.map(recordOf)
  // before it is known, or where it may not be read, nothing is said to be gone
  const unnamed = (id: Identifier) => (known.isPending ? '' : known.error ? id : goneText(id))
  return (
    <Suggestions<RaRecord>
      of={props}
      multiple={field.type === 'reference-list'}
      options={[...new Map([...found, ...seen.current]).values()]}
      chosen={chosen}
      storedOf={(record) => record.id}
      labelOf={(record) => String(getPath(record, label) ?? unnamed(record.id))}
      pending={searched.isPending || searched.isPlaceholderData || asked !== text}
      placeholder={chosen.length === 0 ? (field.placeholder ?? 'Buscar') : undefined}
    />
  )
}
