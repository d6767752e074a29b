import { dayIn, TIMEZONE } from '../../contract/zone.ts'
import { holidaysFrom } from '../knowledge/dialogue/holidays/calendar.ts'
import type { BotContent } from '../provisioning/content/content.ts'
import { parsedExamples } from '../provisioning/content/examples.ts'
import { readFolder } from '../provisioning/content/folder.ts'
import { readContent } from '../provisioning/content/read.ts'
import { rowOf } from '../provisioning/content/valid.ts'
import type { Business } from './business/types.ts'

/** The folder `bots` next to this module. In a build it is next to the server bundle. */
const folder = new URL('./bots/', import.meta.url)

const read = new Map<string, BotContent>()

/** Returns the content of a business's bot, which is read once. */
function contentOf({ key }: Business): BotContent {
  const content = read.get(key) ?? readContent(readFolder(new URL(`${key}/`, folder)))
  read.set(key, content)
  return content
}

/** Returns the content with the holidays from a moment on, as its owner would have added them. */
export function contentAt(business: Business, now: number): BotContent {
  const content = contentOf(business)
  const exceptions = holidaysFrom('AR', dayIn(new Date(now), TIMEZONE)).map(({ date, name }) => {
    return { date_from: date, date_to: date, name, ranges: business.holidays }
  })
  const schedule = { ...rowOf(content.settings.schedule), exceptions }
  return { ...content, settings: { ...content.settings, schedule } }
}

/** Returns the examples of each intent, without the marks of their entities. */
export function phrasesByIntent(business: Business): ReadonlyMap<string, string[]> {
  const { intents, examples } = parsedExamples(contentOf(business).intents ?? {}, [], false)
  const phrases = new Map<string, string[]>(intents.map(({ name }) => [name, []]))
  for (const { intent, text } of examples) phrases.get(intent)?.push(text)
  return phrases
}

/** Returns what a bot says first in a secondary response. */
export function secondaryText(business: Business, name: string): string {
  const found = contentOf(business).secondary?.find((row) => row.name === name)
  const [message] = Array.isArray(found?.messages) ? found.messages : []
  const { text } = rowOf(message)
  if (typeof text !== 'string') throw new Error(`${business.name} has no text for ${name}`)
  return text
}
