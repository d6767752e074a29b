import { useGetList } from 'react-admin'
import type { components } from '../../../../generated/api.d.ts'
import { ChannelOptions, ChatTypeOptions } from '../../../../generated/options.ts'

type Schemas = components['schemas']

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

const asText = (options: readonly { value: unknown; label: string }[]): Choice[] =>
  options.map(({ value, label }) => ({ value: String(value), label }))

const channels = asText(ChannelOptions)
const attending = asText(ChatTypeOptions)

/** Returns the labels that chats or contacts can have; none until they are read. */
export function useLabels(of: 'chat' | 'contact', enabled: boolean): readonly Choice[] {
  const { data = [] } = useGetList<Schemas['Label']>('chats/labels', request('title'), { enabled })
  return data
    .filter(({ scope }) => scope === of || scope === 'both')
    .map(({ id, title }) => ({ value: id, label: title }))
}

/** Returns the areas of the bot; none until they are read. */
export function useAreas(enabled: boolean): readonly Choice[] {
  const { data = [] } = useGetList<Schemas['Area']>('contacts/areas', request('name'), { enabled })
  return data.map(({ id, name }) => ({ value: id, label: name }))
}

/** Returns the people who attend chats; none until they are read. */
export function usePeople(enabled: boolean): readonly Choice[] {
  const { data = [] } = useGetList<{ id: number; name: string }>('chats/users', request('name'), { enabled })
  return data.map(({ id, name }) => ({ value: id, label: name }))
}

/** Returns what a condition may compare with, for a field with choices; none until they are read. */
export function useRuleChoices(
  field: Schemas['ChatRuleField'],
  own: Schemas['ContactField'] | undefined,
): readonly Choice[] {
  const chatLabels = useLabels('chat', field === 'label')
  const contactLabels = useLabels('contact', field === 'contact_label')
  const areas = useAreas(field === 'area')
  const groups = useGetList<{ id: number; name: string }>('contacts/groups', request('name'), {
    enabled: field === 'contact_group',
  })
  switch (field) {
    case 'channel':
      return channels
    case 'attended':
      return attending
    case 'label':
      return chatLabels
    case 'contact_label':
      return contactLabels
    case 'area':
      return areas
    case 'contact_group':
      return (groups.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
    default:
      return (own?.options ?? []).map((option) => ({ value: option, label: option }))
  }
}
