import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { type IntentRow, intentsOf } from './queries.ts'

type Health = NonNullable<components['schemas']['Intent']['health']>

/** Fewer examples than these teach little. */
const ENOUGH = 8

/** An intent with so many times the usual number of examples drowns the others. */
const TOO_MANY = 5

const DAY = 86_400_000

/** Days without a customer's message after which an intent counts as unused. */
const UNUSED_DAYS = 90

/** Days that an intent is given to be asked for. */
const YOUNG_DAYS = 30

/** What an intent's health is told by. */
export interface IntentFacts {
  /** active examples that are trained with */
  examples: number
  responses: number
  /** examples that other intents have nearly alike */
  conflicts: number
  /** one of those intents */
  conflictsWith: string | null
  /** whether customers asked for it lately, or could not have yet */
  used: boolean
  /** the usual number of examples in this bot */
  median: number
}

/** How an intent is, the most pressing first, and what to do about all of it. */
export function healthOf(facts: IntentFacts): { health: Health; advice: string } {
  const found = [...problems(facts)]
  return { health: found[0]?.[0] ?? 'good', advice: found.map(([, advice]) => advice).join(' ') }
}

function* problems(facts: IntentFacts): Generator<[Health, string]> {
  const { examples, responses, conflicts, conflictsWith, used, median } = facts
  if (examples === 0) yield ['no_examples', `Agregar al menos ${ENOUGH} ejemplos, escritos como los clientes.`]
  else if (examples < ENOUGH) {
    const missing = ENOUGH - examples
    yield [
      'few_examples',
      `Agregar ${missing === 1 ? 'un ejemplo' : `${missing} ejemplos`} o más, escritos como los clientes.`,
    ]
  }
  if (conflicts > 0) {
    const alike = conflicts === 1 ? 'Un ejemplo dice' : `${conflicts} ejemplos dicen`
    yield ['conflicts', `${alike} casi lo mismo que otros de «${conflictsWith}»: moverlos o reescribirlos.`]
  }
  if (median > 0 && examples >= TOO_MANY * median && examples > ENOUGH)
    yield ['unbalanced', `Lo habitual son ${median} ejemplos y tiene ${examples}: agregar a las demás o dividirla.`]
  if (responses === 0) yield ['no_response', 'Crear la respuesta que la contesta.']
  if (!used && examples > 0) yield ['never_used', `Nadie preguntó por esto en ${UNUSED_DAYS} días: ver si hace falta.`]
}

/** All intents of the bot by name, with what each is taught with and how it is. */
export async function intentsWithHealth(scope: Scope): Promise<components['schemas']['Intent'][]> {
  const [rows, facts] = await Promise.all([intentsOf(scope), factsOf(scope)])
  const counts = [...facts.values()].map(({ examples }) => examples).filter((count) => count > 0)
  const median = counts.sort((a, b) => a - b)[Math.floor((counts.length - 1) / 2)] ?? 0
  return rows.map((row: IntentRow) => {
    const own = facts.get(row.id) ?? { examples: 0, responses: 0, conflicts: 0, conflictsWith: null, used: true }
    return { ...row, examples_count: own.examples, responses_count: own.responses, ...healthOf({ ...own, median }) }
  })
}

async function factsOf({ botId }: Scope): Promise<Map<number, Omit<IntentFacts, 'median'>>> {
  const now = currentCall().services.clock().getTime()
  const since = new Date(now - UNUSED_DAYS * DAY)
  const young = new Date(now - YOUNG_DAYS * DAY)
  const { rows } = await sql<Omit<IntentFacts, 'median'> & { id: number }>`
    with mine as (
      select * from example where bot_id = ${botId} and deleted_at is null and state = 'active'
    ), twins as (
      select e.intent_id, count(distinct e.id) as conflicts, min(o.intent_id) as other
      from mine e join mine o on o.signature = e.signature and o.intent_id <> e.intent_id group by 1
    ), asked as (
      select k.id, coalesce((select max(f.at) from message_fact f where f.intent_id = k.id) >= ${since}, false) as lately
      from intent k where k.bot_id = ${botId} and k.deleted_at is null
    )
    select i.id, i.created_at >= ${young} or not (select bool_or(lately) from asked) or a.lately as used,
      (select count(*) from mine e where e.intent_id = i.id and e.split = 'train') as examples,
      (select count(*) from response r where r.intent_id = i.id and r.deleted_at is null) as responses,
      coalesce(t.conflicts, 0) as conflicts, oi.name as "conflictsWith"
    from intent i join asked a on a.id = i.id left join twins t on t.intent_id = i.id left join intent oi on oi.id = t.other
    where i.bot_id = ${botId} and i.deleted_at is null`.execute(db())
  return new Map(rows.map(({ id, ...facts }) => [id, facts]))
}
