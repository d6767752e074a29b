import { SecondaryKindOptions } from '../../../../generated/options.ts'
import { formatTarget } from '../../../contract/button-target.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { lockBot } from '../../foundation/scope/bot.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { quickMessages } from '../dialogue/quick.ts'
import { foldWords } from '../dialogue/words.ts'
import { intents } from '../intents/rules.ts'
import { mainResponses } from './main/rules.ts'
import { questionOwners } from './questions.ts'
import { quickResponses } from './quick/rules.ts'
import { redirectButtons } from './redirect-buttons.ts'
import { secondaryResponses } from './secondary/rules.ts'
import { FOLLOW_UP, type MainInput, type MainResponse } from './types.ts'

/**
 * Converts a secondary response into a main one: creates an intent of the same name with its questions as examples, and
 * redirects buttons that led to it. 422 for a response tied to a situation; 409 if another response continues with it
 * automatically.
 */
export function convertSecondary(scope: Scope, id: number): Promise<MainResponse> {
  return tx(async () => {
    await lockBot(scope)
    const {
      name,
      kind,
      questions = [],
      messages,
      buttons,
      channels,
      enabled,
      parents,
    } = await secondaryResponses.one(scope, id)
    if (kind !== FOLLOW_UP) {
      const label = SecondaryKindOptions.find(({ value }) => value === kind)?.label
      throw problem(422, 'invalid', `«${name}» se dice en una situación (${label}): no puede ser principal.`)
    }
    const follows = parents.find(({ via }) => via === 'next')
    if (follows) throw problem(409, 'in_use', `«${follows.label}» sigue con «${name}»: quita antes esa continuación.`)
    const made = await asMain(scope, name, { messages, buttons, channels, enabled, questions })
    await redirectButtons(scope, formatTarget({ kind: 'secondary', id }), formatTarget({ kind: 'main', id: made.id }))
    await secondaryResponses.remove(scope, id)
    return made
  })
}

/**
 * Converts all quick responses of a bot into main responses. The keywords become the examples of an intent named after
 * the first one, and a handoff is kept. Returns the number of converted responses.
 */
export function convertQuick(scope: Scope): Promise<number> {
  return tx(async () => {
    await lockBot(scope)
    const items = await quickResponses.all(scope)
    for (const { id, keywords, answer, media_id, buttons = [], action, handoff_area_id, enabled } of items) {
      const owned = new Set((await questionOwners(scope, keywords)).map(({ text }) => text))
      await asMain(scope, await freeName(scope, keywords[0] ?? ''), {
        questions: keywords.filter((word) => !owned.has(word)),
        messages: quickMessages(answer, media_id ?? null),
        ...{
          buttons,
          enabled,
          next: action === 'handoff' ? 'handoff' : 'none',
          assign_area_id: handoff_area_id ?? null,
        },
      })
      await quickResponses.remove(scope, id)
    }
    return items.length
  })
}

/** Returns a name based on a keyword that no intent or response of the bot uses: `Precio`, else `Precio 2`. */
async function freeName({ botId }: Scope, keyword: string): Promise<string> {
  const name = keyword.slice(0, 1).toUpperCase() + keyword.slice(1)
  const intents = await db()
    .selectFrom('intent')
    .select('name')
    .where('bot_id', '=', botId)
    .where('deleted_at', 'is', null)
    .execute()
  const titles = await db()
    .selectFrom('response')
    .select('title')
    .where('bot_id', '=', botId)
    .where('deleted_at', 'is', null)
    .execute()
  const known = new Set([...intents.map((one) => foldWords(one.name)), ...titles.map((one) => foldWords(one.title))])
  for (let number = 1; ; number++) {
    const tried = number === 1 ? name : `${name} ${number}`
    if (!known.has(foldWords(tried))) return tried
  }
}

/** Creates an intent and its main response, both with the given name. */
async function asMain(scope: Scope, name: string, said: Omit<MainInput, 'intent_id' | 'title'>): Promise<MainResponse> {
  const { id: intent_id } = await intents.create(scope, { intent_name: name })
  return mainResponses.create(scope, { ...said, intent_id, title: name })
}
