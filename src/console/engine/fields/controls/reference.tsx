import { keepPreviousData } from '@tanstack/react-query'
import { useRef } from 'react'
import { type Identifier, type RaRecord, useGetList, useGetManyAggregate } from 'react-admin'
import { getPath } from '../../../../contract/path.ts'
import { resources } from '../../contract.ts'
import { useDebounced } from '../../useDebounced.ts'
import type { ControlProps } from '../kinds.ts'
import { missingOptionText } from '../missing-option.ts'
import { isUnmatched, unmatchedIn } from '../unmatched.ts'
import { Suggestions } from './suggestions.tsx'

/** Suggestions per request. */
const SUGGESTED = 25

/**
 * Searchable select of one or several referenced records. Stores only their ids.
 * @param only filter of the records that are offered; chosen ones are shown whatever they are
 */
export function ReferenceControl({ only, ...props }: ControlProps & { only?: Record<string, unknown> }) {
  const { field, value } = props
  const ids = (Array.isArray(value) ? value : [value]).filter(
    (id): id is Identifier => id !== null && id !== undefined && id !== '' && !isUnmatched(id),
  )
  const { resource = '' } = field.reference ?? {}
  const { representation: label = 'id' } = resources[resource] ?? {}
  const text = unmatchedIn(value)?.unnamed.trim() ?? ''
  const asked = useDebounced(text)

  const searched = useGetList(
    resource,
    {
      filter: { ...only, ...(asked !== '' && { q: asked }) },
      pagination: { page: 1, perPage: SUGGESTED },
      sort: { field: label, order: 'ASC' },
      meta: { whole: { match: {}, search: [label], labels: {} } },
    },
    // Keep the current options until new ones arrive, so that an option does not move while it is clicked.
    { placeholderData: keepPreviousData },
  )
  const known = useGetManyAggregate(resource, { ids }, { enabled: ids.length > 0 })
  // Options fetched before stay selectable while more load.
  const seen = useRef(new Map<string, RaRecord>())
  const found = new Map((searched.data ?? []).map((record) => [String(record.id), record]))
  for (const [id, record] of found) seen.current.set(id, record)
  const recordOf = (id: Identifier): RaRecord =>
    known.data?.find((record) => record && String(record.id) === String(id)) ?? seen.current.get(String(id)) ?? { id }
  const chosen = ids.map(recordOf)
  // While labels load or may not be read, the records are not reported as deleted.
  // A chip needs a name at once; the text box of a single choice would let people edit the placeholder.
  const pendingText = field.type === 'reference-list' ? 'Cargando…' : ''
  const unnamed = (id: Identifier) => (known.isPending ? pendingText : known.error ? id : missingOptionText(id))
  return (
    <Suggestions<RaRecord>
      of={props}
      multiple={field.type === 'reference-list'}
      options={[...new Map([...found, ...seen.current]).values()]}
      chosen={chosen}
      storedOf={(record) => record.id}
      labelOf={(record) => String(getPath(record, label) ?? unnamed(record.id))}
      pending={searched.isPending || searched.isPlaceholderData || asked !== text}
      placeholder={chosen.length === 0 ? (field.placeholder ?? 'Escribe para buscar') : undefined}
    />
  )
}
