import { useGetList } from 'react-admin'
import type { components } from '../../../../generated/api.d.ts'
import { ChannelOptions, ConsentStateOptions } from '../../../../generated/options.ts'

type Schemas = components['schemas']
type Field = Schemas['RuleField']

interface Choice {
  value: string | number
  label: string
}

/** Most choices that are offered. */
const OFFERED = 200

const request = (field: string) => ({
  ...{ pagination: { page: 1, perPage: OFFERED }, sort: { field, order: 'ASC' as const } },
  meta: { whole: { match: {}, search: [], labels: {} } },
})

const fixed: Partial<Record<Field, readonly Choice[]>> = {
  channel: ChannelOptions.map(({ value, label }) => ({ value: String(value), label })),
  consent: ConsentStateOptions.map(({ value, label }) => ({ value: String(value), label })),
}

/** Returns what a condition may compare with, for a field with choices; none until they are read. */
export function useChoices(field: Field, own: Schemas['ContactField'] | undefined): readonly Choice[] {
  const labels = useGetList<Schemas['Label']>('chats/labels', request('title'), { enabled: field === 'label' })
  const areas = useGetList<Schemas['Area']>('contacts/areas', request('name'), { enabled: field === 'area' })
  const people = useGetList<{ id: number; name: string }>('chats/users', request('name'), {
    enabled: field === 'assigned',
  })
  if (field === 'custom') return (own?.options ?? []).map((option) => ({ value: option, label: option }))
  if (field === 'label')
    return (labels.data ?? [])
      .filter(({ scope }) => scope !== 'chat')
      .map(({ id, title }) => ({ value: id, label: title }))
  if (field === 'area') return (areas.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  if (field === 'assigned') return (people.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return fixed[field] ?? []
}
