import { sql } from 'kysely'
import { record } from '../../../foundation/audit/record.ts'
import { Problem, problem, refusals } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { checkIds } from '../../../foundation/resource/references.ts'
import { invalid, taken } from '../../../foundation/resource/refuse.ts'
import { resource, stored } from '../../../foundation/resource/resource.ts'
import { changeRow } from '../../../foundation/resource/rows.ts'
import { lockBot } from '../../../foundation/scope/bot.ts'
import { contains, db, tx } from '../../../foundation/store/db.ts'
import { text } from '../../../foundation/store/list.ts'
import { foldWords } from '../../dialogue/words.ts'
import { checkContent, checkLeads, checkMedia } from '../content.ts'
import { leftOut } from '../left-out.ts'

import type { QuickInput, QuickResponse } from '../types.ts'
import { type Competing, competitors } from './competition.ts'
import { competing } from './queries.ts'

/** The last place in the order; what comes after shares it. */
const LAST = 100

/** Words of a deleted answer by keyword; as long as the history writes them. */
const WORDS = sql<string>`left((select string_agg(word, ', ' order by at)
  from jsonb_array_elements_text(t.keywords) with ordinality as k (word, at)), 80)`

/** The channels of the plan that has answers by keyword. */
const CHANNELS = ['webchat', 'whatsapp'] as const

/** How many answers by keyword the bot has and how many its plan allows; null is without limit. */
export async function quickLimit({ botId }: Scope): Promise<{ used: number; limit: number | null }> {
  return db()
    .selectFrom('bot as b')
    .innerJoin('plan as p', 'p.id', 'b.plan_id')
    .select(sql<number | null>`(p.limits->>'quick_responses')::int`.as('limit'))
    .select(
      sql<number>`(select count(*)::int from quick_response q where q.bot_id = b.id and q.deleted_at is null)`.as(
        'used',
      ),
    )
    .where('b.id', '=', botId)
    .executeTakeFirstOrThrow()
}

/** Answers by keyword. 409 when the plan allows no more of them. */
export const quickResponses = resource('quickResponse', {
  table: 'quick_response',
  from: (rows) => rows.selectAll(),
  read: async (scope, rows) => {
    const rivals = await competing(scope)
    return rows.map((row) => ({ ...row, competitors: row.enabled ? competitors(row as Competing, rivals) : [] }))
  },
  named: ({ keywords }) => keywords.join(', ').slice(0, 80),
  order: sql.ref('r.priority'),
  // who searches, looks for the words as well
  list: {
    answer: { ...text('r.answer'), searched: (typed) => contains(sql`r.answer || ' ' || r.keywords::text`, typed) },
  },
  trash: { title: WORDS },
  columns: (input) => ({
    ...stored(input),
    handoff_area_id: input.action === 'handoff' ? (input.handoff_area_id ?? null) : null,
  }),
  check,
  refers: async (scope, { buttons, media_id, handoff_area_id }) => {
    await checkLeads(scope, { buttons })
    await checkMedia(scope, media_id, 'media_id')
    await checkIds(scope, 'area', [handoff_area_id], { field: 'handoff_area_id', text: 'Esa área no existe.' })
  },
  leaveOut: leftOut,
  limit: refuseMore,
})

/** Puts all answers into this order. 409 when they are no longer those that were seen. */
export function orderQuick(scope: Scope, ids: readonly number[]): Promise<void> {
  return tx(async () => {
    await lockBot(scope)
    const rows = await db()
      .selectFrom('quick_response')
      .select(['id', 'priority'])
      .where('bot_id', '=', scope.botId)
      .where('deleted_at', 'is', null)
      .orderBy('priority')
      .orderBy('id')
      .execute()
    const before = rows.map(({ id }) => id)
    if (ids.length !== before.length || !before.every((id) => ids.includes(id))) throw refusals.stale({ ids: before })
    for (const [at, id] of ids.entries()) {
      const priority = Math.min(at + 1, LAST)
      if (rows.find((row) => row.id === id)?.priority !== priority)
        await changeRow(scope, 'quick_response', id, { priority })
    }
    await record({ label: 'Orden', before: { order: before }, after: { order: ids } })
  })
}

async function refuseMore(scope: Scope): Promise<void> {
  const { used, limit } = await quickLimit(scope)
  if (limit !== null && used >= limit)
    throw problem(409, 'plan_limit', `El plan permite hasta ${limit} respuestas. Eliminar alguna o cambiar de plan.`)
}

async function check(scope: Scope, input: QuickInput, before?: QuickResponse): Promise<void> {
  const { answer, buttons = [] } = input
  try {
    checkContent({ messages: [{ kind: 'text', text: answer }], buttons, channels: [...CHANNELS] })
  } catch (error) {
    atAnswer(error)
  }
  await checkKeywords(scope, input.keywords, before?.id)
}

/** The answer is the only message: what is wrong with the message is wrong with it. */
function atAnswer(error: unknown): never {
  if (!(error instanceof Problem) || !error.fields) throw error
  const named = Object.entries(error.fields).map(([path, texts]) => [path.replace('messages.0.text', 'answer'), texts])
  throw problem(error.status, error.code, error.message, Object.fromEntries(named))
}

/** A word belongs to one answer: of two with the same one, the lower could never be given. */
async function checkKeywords(scope: Scope, keywords: readonly string[], id?: number): Promise<void> {
  const folded = keywords.map(foldWords)
  const blank = folded.indexOf('')
  if (blank >= 0) throw invalid(`keywords.${blank}`, 'Escribir al menos una letra o un número.')
  const again = folded.findIndex((word, at) => folded.indexOf(word) < at)
  if (again >= 0) throw invalid('keywords', `La palabra «${keywords[again]}» está repetida.`)
  const others = (await competing(scope)).filter((one) => one.id !== id)
  for (const [at, word] of folded.entries())
    if (others.some((one) => one.keywords.some((other) => foldWords(other) === word)))
      throw taken('keywords', `La palabra «${keywords[at]}» ya está en otra respuesta.`)
}
