import { useQuery } from '@tanstack/react-query'
import type { operations } from '../../../generated/api.d.ts'
import { api, asJson, unwrap } from '../api/client.ts'
import { useBotId } from '../session/index.ts'
import { type ChoiceKind, choicesFor, type Listed, labelChoice, type Offer, offerOf } from './choices.ts'
import { readGroups } from './read-groups.ts'

type Forms = NonNullable<operations['formList']['parameters']['query']>

const READERS: Readonly<Record<ChoiceKind, (bot: number, signal: AbortSignal) => Promise<Listed[]>>> = {
  label: async (bot, signal) => {
    const { labels } = await unwrap(api.GET('/chats/labels/{bot}', { params: { path: { bot } }, signal }))
    return labels.map(labelChoice)
  },
  area: async (bot, signal) => {
    const areas = await unwrap(api.GET('/bots/areas/{bot}', { params: { path: { bot } }, signal }))
    return areas.map(({ id, name, user_ids }) => ({ value: id, label: name, people: user_ids ?? [] }))
  },
  person: async (bot, signal) => {
    const { users } = await unwrap(api.GET('/chats/users/{bot}', { params: { path: { bot } }, signal }))
    return users.map(({ id, name }) => ({ value: id, label: name }))
  },
  group: async (bot, signal) => {
    const groups = await readGroups(bot, signal)
    return groups.map(({ id, name, kind }) => ({ value: id, label: name, of: kind }))
  },
  form: async (bot, signal) => {
    const read = (kind: 'survey' | 'contact') => {
      const query = { filter: { kind }, sort: ['name', 'ASC'], range: [0, 99] } satisfies Forms
      const request = { params: { path: { bot }, query }, querySerializer: asJson, signal }
      return unwrap(api.GET('/forms/{bot}', request))
    }
    const forms = [...(await read('survey')), ...(await read('contact'))]
    return forms.map(({ id, name }) => ({ value: id, label: name, of: 'dialogue' }))
  },
}

const RESOURCES = {
  label: 'chats/labels',
  area: 'contacts/areas',
  person: 'chats/users',
  group: 'contacts/groups',
  form: 'forms',
}

interface Asked {
  /** labels of chats or of contacts, groups of one kind, forms that the bot asks; all if absent */
  of?: 'chat' | 'contact' | 'static' | 'dialogue'
  enabled: boolean
  /** only the areas of this person */
  person?: number | undefined
}

/** Returns all labels, areas, people who attend, groups or forms of the bot by name. */
export function useChoices(kind: ChoiceKind, { of, enabled, person }: Asked): Offer {
  const bot = useBotId()
  const { data, error } = useQuery({
    queryKey: [RESOURCES[kind], 'choices', bot],
    queryFn: async ({ signal }) => {
      const all = await READERS[kind](bot, signal)
      return all.sort((one, other) => one.label.localeCompare(other.label, 'es'))
    },
    enabled,
  })
  const theirs = person === undefined ? data : data?.filter(({ people }) => people?.includes(person))
  return offerOf(kind, theirs && choicesFor(theirs, of), error)
}
