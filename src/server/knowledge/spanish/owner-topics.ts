import type { components } from '../../../../generated/api.d.ts'
import { unknownVariables } from '../../../contract/known-variables.ts'
import { normalizePhrase } from '../../../contract/phrase.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { refuseHiddenVariables } from '../../foundation/resource/hidden-variables.ts'
import { invalidProblem, takenProblem } from '../../foundation/resource/refuse.ts'
import { hasValues, unchanged } from '../../foundation/resource/unchanged.ts'
import { nextVersion } from '../../foundation/resource/version.ts'
import { lockBot } from '../../foundation/scope/bot.ts'
import { db, json, tx } from '../../foundation/store/db.ts'
import type { SmallTalkChanges } from './small-talk.ts'
import { phrasesOfTopic, shippedAnswers, type Topic, topics } from './topics.ts'

type SmallTalk = components['schemas']['SmallTalk']
type Input = components['schemas']['SmallTalkInput']

/** Number of phrases that stand for a topic. */
const SAMPLES = 6

/** Version of a topic that nobody changed. */
const SHIPPED_VERSION = 1

const rowsOf = (botId: number) => db().selectFrom('small_talk').selectAll().where('bot_id', '=', botId).execute()

/** Returns what the bot's owner changed of the small talk. */
export async function smallTalkChanges(botId: number): Promise<SmallTalkChanges> {
  const rows = await rowsOf(botId)
  return Object.fromEntries(rows.map(({ topic, enabled, answer, phrases }) => [topic, { enabled, answer, phrases }]))
}

/** Returns all topics with what the bot says about them. */
export async function smallTalkTopics({ botId }: Pick<Scope, 'botId'>): Promise<SmallTalk[]> {
  const rows = new Map((await rowsOf(botId)).map((row) => [row.topic, row]))
  const { form_of_address: form } = await db()
    .selectFrom('bot')
    .select('form_of_address')
    .where('id', '=', botId)
    .executeTakeFirstOrThrow()
  return topics.map(({ key, id, name, effect }) => {
    const { enabled, answer, phrases, updated_at, version } = rows.get(key) ?? {
      ...{ enabled: true, answer: '', phrases: [], updated_at: null, version: SHIPPED_VERSION },
    }
    const [shipped = ''] = shippedAnswers(key, form)
    const samples = phrasesOfTopic(key).slice(0, SAMPLES)
    return { id, name, samples, phrases, answer, said: answer || shipped, effect, enabled, updated_at, version }
  })
}

/** Returns a topic by its number. */
export async function smallTalkTopic(scope: Pick<Scope, 'botId'>, id: number): Promise<SmallTalk> {
  const found = (await smallTalkTopics(scope)).find((one) => one.id === id)
  if (!found) throw commonProblems.notFound()
  return found
}

/** Changes what the bot does with a topic. It takes effect immediately. */
export function changeTopic(scope: Scope, id: number, { version, ...changes }: Input): Promise<SmallTalk> {
  return tx(async () => {
    await lockBot(scope)
    const before = await smallTalkTopic(scope, id)
    const { key: topic } = topicOf(id)
    if (version !== undefined && version !== before.version) throw commonProblems.stale(before)
    if (hasValues(before, changes)) return unchanged(before)
    const { enabled, answer, phrases } = { ...before, ...changes }
    checkAnswer(answer)
    await refuseHiddenVariables(scope, changes, before)
    await checkPhrases(scope, id, phrases)
    const person = { updated_at: currentCall().services.clock(), updated_by: scope.userId }
    const values = { enabled, answer, phrases: json(phrases), ...person }
    const { numUpdatedRows } = await db()
      .updateTable('small_talk')
      .set({ ...values, version: nextVersion })
      .where('bot_id', '=', scope.botId)
      .where('topic', '=', topic)
      .executeTakeFirst()
    if (numUpdatedRows === 0n)
      await db()
        .insertInto('small_talk')
        .values({ bot_id: scope.botId, topic, ...values })
        .execute()
    const after = await smallTalkTopic(scope, id)
    await writeAudit({ id, label: after.name, before: written(before), after: written(after) })
    return after
  })
}

function topicOf(id: number): Topic {
  const found = topics.find((one) => one.id === id)
  if (!found) throw commonProblems.notFound()
  return found
}

const written = ({ enabled, answer, phrases }: SmallTalk) => ({ enabled, answer, phrases })

function checkAnswer(answer: string): void {
  const [unknown] = unknownVariables(answer, { isAsked: false })
  if (unknown !== undefined)
    throw invalidProblem('answer', `La variable {{${unknown}}} no existe. Corrígela o quítala.`)
}

/** Rejects phrases that nothing remains of, and those of another topic. */
async function checkPhrases(scope: Scope, id: number, phrases: readonly string[]): Promise<void> {
  const own = phrases.map(normalizePhrase)
  const again = own.findIndex((phrase, at) => own.indexOf(phrase) < at)
  if (again >= 0) throw invalidProblem('phrases', `La frase «${phrases[again]}» está repetida. Deja una sola.`)
  for (const other of await smallTalkTopics(scope)) {
    if (other.id === id) continue
    const taken = other.phrases.find((phrase) => own.includes(normalizePhrase(phrase)))
    if (taken) throw takenProblem('phrases', `La frase «${taken}» ya es de «${other.name}». Déjala en un solo tema.`)
  }
}
