import Autocomplete from '@mui/material/Autocomplete'
import { useState } from 'react'
import { type Identifier, type RaRecord, useGetList, useGetManyAggregate } from 'react-admin'
import { getPath } from '../../../../contract/path.ts'
import { fold } from '../../../../contract/phrase.ts'
import { resources } from '../../contract.ts'
import { goneText } from '../gone.ts'
import { useDelayed } from '../../useDelayed.ts'
import type { ControlProps } from '../kinds.ts'
import { ListInput, namedParts } from './lists.tsx'

/** Suggestions of one answer. */
const SUGGESTED = 25

/** Another record (or several), found by typing a part of its label. Only ids are stored. */
export function ReferenceControl(props: ControlProps) {
  const { field, value, onChange } = props
  const multiple = field.type === 'reference-list'
  const ids = (Array.isArray(value) ? value : [value]).filter(
    (id): id is Identifier => id !== null && id !== undefined && id !== '',
  )
  const { resource = '' } = field.reference ?? {}
  const { representation: label = 'id' } = resources[resource] ?? {}
  const [text, setText] = useState('')
  const asked = useDelayed(text)
  const parts = namedParts(props)

  const searched = useGetList(resource, {
    filter: asked === '' ? {} : { q: asked },
    pagination: { page: 1, perPage: SUGGESTED },
    sort: { field: label, order: 'ASC' },
    meta: { whole: { match: {}, search: [label], labels: {} } },
  })
  const known = useGetManyAggregate(resource, { ids }, { enabled: ids.length > 0 })
  const recordOf = (id: Identifier): RaRecord =>
    [...(known.data ?? []), ...(searched.data ?? [])].find((record) => record && String(record.id) === String(id)) ?? {
      id,
    }
  const chosen = ids.map(recordOf)
  // before it is known, or where it may not be read, nothing is said to be gone
  const unnamed = (id: Identifier) => (known.isPending || id === '' ? '' : known.error ? id : goneText(id))
  const labelOf = (record: RaRecord) => String(getPath(record, label) ?? unnamed(record.id))

  return (
    <Autocomplete<RaRecord, boolean>
      {...parts}
      multiple={multiple}
      options={searched.data ?? []}
      value={multiple ? chosen : (chosen[0] ?? null)}
      loading={searched.isPending}
      filterOptions={(all) =>
        all.filter(
          (record) =>
            asked !== text || fold(labelOf(record)).includes(fold(text)) || text === labelOf(chosen[0] ?? { id: '' }),
        )
      }
      isOptionEqualToValue={(a, b) => String(a.id) === String(b.id)}
      getOptionKey={(record) => String(record.id)}
      getOptionLabel={labelOf}
      onInputChange={(_, next, reason) => setText(reason === 'input' ? next : '')}
      onChange={(_, picked) =>
        onChange(Array.isArray(picked) ? picked.map((record) => record.id) : ((picked as RaRecord | null)?.id ?? null))
      }
      renderInput={(params) => (
        <ListInput
          of={props}
          params={params}
          placeholder={chosen.length === 0 ? (field.placeholder ?? 'Buscar') : undefined}
        />
      )}
    />
  )
}
