import { currentCall } from '../../../../foundation/http/context.ts'
import { db } from '../../../../foundation/store/db.ts'
import { hide, type Place } from '../../../../knowledge/dialogue/hide.ts'
import { findSensitive, needsWords, type SensitiveValue } from '../../../../knowledge/dialogue/sensitive/find.ts'
import { publishedTraining } from '../../../../knowledge/dialogue/trained.ts'
import type { BotSnapshot } from '../../../../knowledge/dialogue/types.ts'
import { entitiesOf, type KnownEntity } from '../../../../knowledge/models/knowledge.ts'

/** A text as staff see it, and as it was written if they do not see all of it. */
export interface Shown {
  text: string
  written?: string
}

/** Returns a text as staff see it, with the parts hidden. */
export function shownWithout(text: string, places: readonly Place[]): Shown {
  const shown = hide(text, places)
  return shown === text ? { text } : { text: shown, written: text }
}

/** Finds the sensitive values in the texts of a bot's chats. */
export interface SensitiveFinder {
  /** the names of the sensitive entities, now and in the model */
  names: ReadonlySet<string>
  /** the entities themselves, as described now or else in the model */
  entities: readonly KnownEntity[]
  /** names of those whose values look like other numbers */
  ambiguous: ReadonlySet<string>
  /**
   * Returns the places of their values in a text.
   * @param asked names of the entities for which the text may be the answer
   */
  find(text: string, asked?: ReadonlySet<string>): SensitiveValue[]
}

/**
 * Returns what finds the sensitive values of a bot; undefined if nothing is declared sensitive. It loads the model. Each
 * entity is looked for alone, as it is described now: in the model another one may have the same value, and the model may
 * be older, or missing. Only free entities need it.
 */
export async function sensitiveFinder(botId: number): Promise<SensitiveFinder | undefined> {
  // A deleted one is in the model until the next training.
  const any = await db()
    .selectFrom('entity')
    .select('id')
    .where('bot_id', '=', botId)
    .where('sensitive', '=', true)
    .limit(1)
    .executeTakeFirst()
  if (!any) return undefined
  const declared = (await entitiesOf(botId)).filter(({ sensitive }) => sensitive)
  const trained = await readableTraining(botId)
  const known = trained?.entities.filter(({ sensitive }) => sensitive) ?? []
  const names = new Set([...declared, ...known].map(({ name }) => name))
  const entities = [...declared, ...known.filter(({ name }) => !declared.some((one) => one.name === name))]
  const ambiguous = new Set([...declared, ...known].flatMap((one) => (needsWords(one) ? [one.name] : [])))
  const now = currentCall().services.clock()
  const learned = (text: string) =>
    (trained?.understand(text, now).entities ?? []).filter(({ entity }) => names.has(entity) && !ambiguous.has(entity))
  return {
    ...{ names, entities, ambiguous },
    find: (text, asked) => (text.trim() === '' ? [] : [...findSensitive(text, entities, now, asked), ...learned(text)]),
  }
}

/** Returns the published training. A model that cannot be read must not keep messages from being received. */
async function readableTraining(botId: number): Promise<BotSnapshot['trained']> {
  try {
    return await publishedTraining(botId)
  } catch (error) {
    currentCall().services.log.error(
      { err: error, bot_id: botId },
      'the model that finds sensitive values is unreadable',
    )
    return undefined
  }
}
