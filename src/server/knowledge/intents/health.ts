import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { type IntentRow, intentsOf } from './queries.ts'

type Health = NonNullable<components['schemas']['Intent']['health']>

/** Recommended minimum number of examples per intent. */
const ENOUGH = 8

/** An intent with this many times the median number of examples counts as unbalanced. */
const TOO_MANY = 5

const DAY = 86_400_000

/** Days without a customer message after which an intent counts as unused. */
const UNUSED_DAYS = 90

/** Days after its creation during which an intent does not count as unused. */
const YOUNG_DAYS = 30

/** The facts from which an intent's health is derived. */
interface IntentFacts {
  /** number of active training examples */
  examples: number
  responses: number
  /** number of examples that are nearly identical to one of another intent */
  conflicts: number
  /** name of one of those intents */
  conflictsWith: string | null
  /** Whether customers asked for it recently, or could not have: it is new, or no intent was asked for recently. */
  used: boolean
  /** median number of examples per intent of the bot */
  median: number
}

/** Returns the most urgent problem of an intent, and the advice for all of its problems. */
function healthOf(facts: IntentFacts): { health: Health; advice: string } {
  const found = [...problems(facts)]
  return { health: found[0]?.[0] ?? 'good', advice: found.map(([, advice]) => advice).join(' ') }
}

function* problems(facts: IntentFacts): Generator<[Health, string]> {
  const { examples, responses, conflicts, conflictsWith, used, median } = facts
  if (examples === 0) yield ['no_examples', `Agrega al menos ${ENOUGH} ejemplos, tal como escriben tus clientes.`]
  else if (examples < ENOUGH) {
    const missing = ENOUGH - examples
    yield [
      'few_examples',
      `Agrega ${missing === 1 ? 'un ejemplo' : `${missing} ejemplos`} o más, tal como escriben tus clientes.`,
    ]
  }
  if (conflicts > 0) {
    const [alike, move] =
      conflicts === 1
        ? ['Un ejemplo dice', 'muévelo o reescríbelo']
        : [`${conflicts} ejemplos dicen`, 'muévelos o reescríbelos']
    yield ['conflicts', `${alike} casi lo mismo que otros de «${conflictsWith}»: ${move}.`]
  }
  if (median > 0 && examples >= TOO_MANY * median && examples > ENOUGH)
    yield ['unbalanced', `Lo habitual son ${median} ejemplos y tiene ${examples}: agrega a las demás o divídela.`]
  if (responses === 0) yield ['no_response', 'Crea la respuesta que la contesta.']
  if (!used && examples > 0)
    yield ['never_used', `Nadie preguntó por esto en ${UNUSED_DAYS} días: revisa si la necesitas.`]
}

/** Returns all intents of the bot by name, with their number of examples and responses and their health. */
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
