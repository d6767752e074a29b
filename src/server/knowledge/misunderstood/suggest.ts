import type { components } from '../../../../generated/api.d.ts'
import { normalizePhrase } from '../../../contract/phrase.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { existingExamples, intentNames, messagesLike } from './queries.ts'
import { isTeachable } from './teachable.ts'
import { marginOf, toGroups } from './to-group.ts'

type Group = components['schemas']['MisunderstoodGroup']

const DAY = 86_400_000
/** Days of messages that are searched. */
const DAYS = 90
/** An intent counts as a candidate for a message if it is among the first ones of its ranking. */
const CANDIDATES = 2
/** Lead of the first intent from which the bot is sure and an example would teach little. */
const SURE = 0.5
/** Maximum number of groups; the contract has the same limit. */
const MOST = 12

/**
 * Returns customers' messages that could be examples of an intent, in groups of similar ones: those for which the bot
 * considered it and was not sure, and that are not examples yet.
 * @throws 404 if the bot has no such intent
 */
export async function suggestionsFor(scope: Scope, intentId: number): Promise<Group[]> {
  const names = await intentNames(scope)
  if (!names.has(intentId)) throw commonProblems.notFound()
  const since = new Date(currentCall().services.clock().getTime() - DAYS * DAY)
  const found = (await messagesLike(scope, intentId, since)).filter(
    (message) =>
      message.ranking.slice(0, CANDIDATES).some((one) => one.intent_id === intentId) &&
      (marginOf(message) ?? 1) < SURE &&
      isTeachable(message.text),
  )
  const known = await existingExamples(scope, [...new Set(found.map(({ text }) => normalizePhrase(text)))])
  const fresh = found.filter(({ text }) => !known.has(normalizePhrase(text)))
  return toGroups(fresh, names).slice(0, MOST)
}
