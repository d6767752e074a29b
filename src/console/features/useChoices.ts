import { useQuery } from '@tanstack/react-query'
import type { operations } from '../../../generated/api.d.ts'
import { api, asJson, unwrap } from '../api/client.ts'
import { useBotId } from '../session/index.ts'
import { type Choice, LOST, type Offer } from './choices.ts'

type Kind = keyof typeof LOST

/** A choice, and which records it is for. */
interface Listed extends Choice {
  of?: string
}

const READERS: Readonly<Record<Kind, (bot: number, signal: AbortSignal) => Promise<Listed[]>>> = {
  label: async (bot, signal) => {
    const { labels } = await unwrap(api.GET('/chats/labels/{bot}', { params: { path: { bot } }, signal }))
    return labels.map(({ id, title, scope, archived }) => ({ value: id, label: title, of: scope, archived }))
  },
  area: async (bot, signal) => {
    const areas = await unwrap(api.GET('/bots/areas/{bot}', { params: { path: { bot } }, signal }))
    return areas.map(({ id, name }) => ({ value: id, label: name }))
  },
  person: async (bot, signal) => {
    const { users } = await unwrap(api.GET('/chats/users/{bot}', { params: { path: { bot } }, signal }))
    return users.map(({ id, name }) => ({ value: id, label: name }))
  },
  group: readGroups,
}

const RESOURCES = { label: 'chats/labels', area: 'contacts/areas', person: 'chats/users', group: 'contacts/groups' }

/** Groups that are read at once. */
const PAGE = 100

type Query = NonNullable<operations['contactGroupList']['parameters']['query']>

async function readGroups(bot: number, signal: AbortSignal): Promise<Listed[]> {
  const all: Listed[] = []
  for (;;) {
    const query = { sort: ['name', 'ASC'], range: [all.length, all.length + PAGE - 1] } satisfies Query
    const request = { params: { path: { bot }, query }, querySerializer: asJson, signal }
    const page = await unwrap(api.GET('/groups/{bot}', request))
    all.push(...page.map(({ id, name, kind }) => ({ value: id, label: name, of: kind })))
    if (page.length < PAGE) return all
  }
}

interface Asked {
  /** labels of chats or of contacts, groups of one kind; all if absent */
  of?: 'chat' | 'contact' | 'static'
  enabled: boolean
}

/** Returns all labels, areas, people who attend or groups of the bot by name. */
export function useChoices(kind: Kind, { of, enabled }: Asked): Offer {
  const bot = useBotId()
  const { data } = useQuery({
    queryKey: [RESOURCES[kind], 'choices', bot],
    queryFn: async ({ signal }) => {
      const all = await READERS[kind](bot, signal)
      return all.sort((one, other) => one.label.localeCompare(other.label, 'es'))
    },
    enabled,
  })
  const choices = of ? data?.filter((one) => one.of === of || one.of === 'both') : data
  return { choices, lost: LOST[kind] }
}
