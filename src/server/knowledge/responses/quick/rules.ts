import { sql } from 'kysely'
import { writeAudit } from '../../../foundation/audit/record.ts'
import { commonProblems, Problem, problem } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { toColumns } from '../../../foundation/resource/columns.ts'
import { checkIds } from '../../../foundation/resource/references.ts'
import { invalidProblem, takenProblem } from '../../../foundation/resource/refuse.ts'
import { resource } from '../../../foundation/resource/resource.ts'
import { changeRow } from '../../../foundation/resource/rows.ts'
import { lockBot } from '../../../foundation/scope/bot.ts'
import { contains, db, tx } from '../../../foundation/store/db.ts'
import { text } from '../../../foundation/store/list.ts'
import { foldWords } from '../../dialogue/words.ts'
import { checkContent, checkLeads, checkMedia } from '../content.ts'
import { withoutMissingReferences } from '../missing-references.ts'

import type { QuickInput, QuickResponse } from '../types.ts'
import { type KeywordMatcher, sharedKeywords } from './competition.ts'
import { keywordMatchers } from './queries.ts'

/** The highest priority number; all later responses share it. */
const LAST = 100

/** Title of a deleted quick response: its keywords, cut to 80 characters as in the history. */
const WORDS = sql<string>`left((select string_agg(word, ', ' order by at)
  from jsonb_array_elements_text(t.keywords) with ordinality as k (word, at)), 80)`

/** The channels of the plan that has quick responses. */
const CHANNELS = ['webchat', 'whatsapp'] as const

/** Returns the number of quick responses of the bot and the limit of its plan; null means unlimited. */
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

/** The quick response resource. 409 if the plan's limit is reached. */
export const quickResponses = resource('quickResponse', {
  table: 'quick_response',
  from: (rows) => rows.selectAll(),
  read: async (scope, rows) => {
    const rivals = await keywordMatchers(scope)
    return rows.map((row) => ({
      ...row,
      competitors: row.enabled ? sharedKeywords(row as KeywordMatcher, rivals) : [],
    }))
  },
  displayName: ({ keywords }) => keywords.join(', ').slice(0, 80),
  order: sql.ref('r.priority'),
  // The search includes the keywords.
  list: {
    answer: { ...text('r.answer'), searched: (typed) => contains(sql`r.answer || ' ' || r.keywords::text`, typed) },
  },
  trash: { title: WORDS },
  columns: (input) => ({
    ...toColumns(input),
    handoff_area_id: input.action === 'handoff' ? (input.handoff_area_id ?? null) : null,
  }),
  check,
  checkReferences: async (scope, { buttons, media_id, handoff_area_id, action }) => {
    if (action === 'contact_form') await checkContactForm(scope)
    await checkLeads(scope, { buttons })
    await checkMedia(scope, media_id, 'media_id')
    await checkIds(scope, 'area', [handoff_area_id], {
      field: 'handoff_area_id',
      text: 'Esa área ya no existe. Elige otra.',
    })
  },
  dropMissingReferences: withoutMissingReferences,
  assertLimit: refuseMore,
})

/** Refuses to lead to the contact form while the bot asks none: nothing would follow the answer. */
async function checkContactForm({ botId }: Scope): Promise<void> {
  const form = await db()
    .selectFrom('form')
    .select('id')
    .where('bot_id', '=', botId)
    .where('kind', '=', 'contact')
    .where('enabled', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!form)
    throw invalidProblem('action', 'Este chatbot no tiene activo su formulario de contacto. Actívalo en Formularios.')
}

/** Reorders all quick responses. 409 if the list has changed since the client read it. */
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
    if (ids.length !== before.length || !before.every((id) => ids.includes(id)))
      throw commonProblems.stale({ ids: before })
    for (const [at, id] of ids.entries()) {
      const priority = Math.min(at + 1, LAST)
      if (rows.find((row) => row.id === id)?.priority !== priority)
        await changeRow(scope, 'quick_response', id, { priority })
    }
    await writeAudit({ label: 'Orden', before: { order: before }, after: { order: ids } })
  })
}

async function refuseMore(scope: Scope): Promise<void> {
  const { used, limit } = await quickLimit(scope)
  if (limit !== null && used >= limit)
    throw problem(409, 'plan_limit', `Tu plan permite hasta ${limit} respuestas. Elimina alguna o cambia de plan.`)
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

/** Maps errors of the only message to the field `answer`. */
function atAnswer(error: unknown): never {
  if (!(error instanceof Problem) || !error.fields) throw error
  const named = Object.entries(error.fields).map(([path, texts]) => [path.replace('messages.0.text', 'answer'), texts])
  throw problem(error.status, error.code, error.message, Object.fromEntries(named))
}

/** Rejects a keyword that another quick response has: only one of them could ever be used. */
async function checkKeywords(scope: Scope, keywords: readonly string[], id?: number): Promise<void> {
  const folded = keywords.map(foldWords)
  const blank = folded.indexOf('')
  if (blank >= 0) throw invalidProblem(`keywords.${blank}`, 'Escribe al menos una letra o un número.')
  const again = folded.findIndex((word, at) => folded.indexOf(word) < at)
  if (again >= 0) throw invalidProblem('keywords', `La palabra «${keywords[again]}» está repetida. Deja una sola.`)
  const others = (await keywordMatchers(scope)).filter((one) => one.id !== id)
  for (const [at, word] of folded.entries())
    if (others.some((one) => one.keywords.some((other) => foldWords(other) === word)))
      throw takenProblem('keywords', `La palabra «${keywords[at]}» ya está en otra respuesta. Elige otra.`)
}
