import { isDeepStrictEqual } from 'node:util'
import type { AuditAction } from '../foundation/audit/record.ts'
import { db } from '../foundation/store/db.ts'
import type { Random } from './random.ts'
import type { SeededBot } from './setup.ts'

/** An entry of the audit log to write. */
export interface Fact {
  at: number
  /** user id; absent for actions of the bot */
  by?: number
  action: AuditAction
  resource: string
  id?: number
  label: string
  before?: object
  after?: object
  /** what a change is of, whose values `settle` chooses */
  changing?: Changing
  status?: 'ok' | 'failed'
}

/** A field of a bot that people change. */
export interface Changing {
  action: AuditAction
  resource: 'area' | 'response' | 'settings' | 'webchat'
  id?: number
  label: string
  field: string
  now: unknown
  /** what it may have been before */
  earlier: readonly unknown[]
}

const OPENINGS = [
  '¡Hola! ¿En qué te puedo ayudar?',
  '¡Hola! Soy el asistente virtual.',
  '¡Hola! Contanos qué necesitás.',
]

/** Returns the fields that a team changes, with their present values. */
export async function changingOf({ id: bot, business }: SeededBot): Promise<Changing[]> {
  const { settings } = await db().selectFrom('bot').select('settings').where('id', '=', bot).executeTakeFirstOrThrow()
  const areas = await db()
    .selectFrom('area')
    .select(['id', 'name', 'enable_handoff'])
    .where('bot_id', '=', bot)
    .orderBy('id')
    .execute()
  const responses = await db()
    .selectFrom('response as r')
    .innerJoin('intent as i', 'i.id', 'r.intent_id')
    .select(['r.id', 'i.name', 'r.messages'])
    .where('r.bot_id', '=', bot)
    .orderBy('r.id')
    .execute()
  const { timeout_minutes = null, same_agent_days = 0 } = settings.handoff ?? {}
  const handoff = { action: 'update', resource: 'settings', label: 'Derivación' } as const
  return [
    { ...handoff, field: 'timeout_minutes', now: timeout_minutes, earlier: [15, 20, 30, 45, 60] },
    { ...handoff, field: 'same_agent_days', now: same_agent_days, earlier: [1, 3, 7] },
    {
      ...{ action: 'publish', resource: 'webchat', label: business.name, field: 'welcome_message' },
      ...{ now: settings.webchat?.parameters?.welcome_message ?? '', earlier: OPENINGS },
    },
    ...areas.map(
      ({ id, name, enable_handoff: now }): Changing => ({
        ...{ action: 'update', resource: 'area', id, label: name, field: 'enable_handoff', now, earlier: [!now] },
      }),
    ),
    ...responses.flatMap(({ id, name, messages }): Changing[] => {
      const earlier = drafts(messages)
      if (earlier.length === 0) return []
      return [{ action: 'update', resource: 'response', id, label: name, field: 'messages', now: messages, earlier }]
    }),
  ]
}

/** Returns what the messages of a response may have been before somebody said more, or less. */
function drafts<Message extends { text?: string }>(messages: readonly Message[]): (readonly Message[])[] {
  const [first, ...others] = messages
  if (!first?.text) return []
  const [sentence = ''] = /^.+?[.!?](?=\s)/.exec(first.text) ?? []
  const texts = [sentence, `${first.text} Cualquier duda, escribinos.`].filter((text) => text !== '')
  return texts.map((text) => [{ ...first, text }, ...others])
}

/**
 * Chooses the values of changes so that each starts where the one before it ended, and the last one ends at what is there
 * now. What was created had the first of them.
 */
export function settle(random: Random, facts: readonly Fact[], fields: readonly Changing[]): Fact[] {
  const held = new Map(fields.map(({ resource, id, field, now }) => [`${resource} ${id} ${field}`, now]))
  const settled = (fact: Fact): Fact => {
    const { changing, ...rest } = fact
    const key = (field: string) => `${fact.resource} ${fact.id} ${field}`
    if (changing) {
      const { field, now, earlier } = changing
      const after = held.get(key(field))
      const before = random.pick([...earlier, now].filter((value) => !isDeepStrictEqual(value, after)))
      held.set(key(field), before)
      return { ...rest, before: { [field]: before }, after: { [field]: after } }
    }
    for (const [field, value] of Object.entries(fact.before ?? {})) held.set(key(field), value)
    if (fact.action !== 'create') return rest
    const first = Object.entries(fact.after ?? {}).map(([field, value]) => [
      field,
      held.has(key(field)) ? held.get(key(field)) : value,
    ])
    return { ...rest, after: Object.fromEntries(first) }
  }
  return facts
    .toSorted((a, b) => b.at - a.at)
    .map(settled)
    .reverse()
}
