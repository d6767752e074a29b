import { readdirSync } from 'node:fs'
import { parse } from 'yaml'
import { usualForm } from '../../../contract/address-form.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { queueRun } from '../../knowledge/training/start.ts'
import { applyContent } from '../content/apply.ts'
import type { BotContent } from '../content/content.ts'
import { readFolder } from '../content/folder.ts'
import { readContent } from '../content/read.ts'
import { addressed } from '../content/texts.ts'
import { rowOf } from '../content/valid.ts'

/** The folder `templates` next to this module. In a build it is next to the server bundle. */
const folder = new URL('./templates/', import.meta.url)

/** What a bot without a trade begins with: answers from the data of its business. It is not offered as a template. */
const EMPTY = 'empty'

/** What a new bot can begin with. */
interface Template {
  /** name of its folder */
  key: string
  /** the trade, in Spanish */
  trade: string
  description: string
}

interface Loaded extends Template {
  content: BotContent
}

let loaded: ReadonlyMap<string, Loaded> | undefined

/** Reads the templates of the program once. */
function all(): ReadonlyMap<string, Loaded> {
  loaded ??= new Map(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== EMPTY)
      .map(({ name: key }) => [key, load(key)] as const)
      .sort(([, one], [, other]) => one.trade.localeCompare(other.trade, 'es')),
  )
  return loaded
}

function load(key: string): Loaded {
  const files = readFolder(new URL(`${key}/`, folder))
  const { trade = key, description = '' } = rowOf(parse(files.get('bot.yaml') ?? ''))
  return { key, trade: String(trade), description: String(description), content: readContent(files) }
}

/** Returns the templates, by trade. */
export const templates = (): Template[] =>
  [...all().values()].map(({ key, trade, description }) => ({ key, trade, description }))

/** Returns the content of a template; undefined if there is none with this key. */
export const templateContent = (key: string): BotContent | undefined => all().get(key)?.content

let empty: BotContent | undefined

/** Returns the content of a bot that starts without a template. */
function emptyContent(): BotContent {
  empty ??= load(EMPTY).content
  return empty
}

/**
 * Writes a template's content into a new bot, in its form of address, and queues its training. Call it in the
 * transaction that creates the bot, which must not have areas yet. 422 for a key that is not offered.
 * @param key null for what a bot without a template begins with
 * @throws UnusableContent if the template breaks a rule of the API
 */
export async function applyTemplate(scope: Scope, key: string | null): Promise<void> {
  const content = key === null ? emptyContent() : templateContent(key)
  const text = 'Ese rubro ya no está. Elige otro.'
  if (!content) throw problem(422, 'invalid', text, { template: [text] })
  const { form_of_address, settings } = await db()
    .selectFrom('bot')
    .select(['form_of_address', 'settings'])
    .where('id', '=', scope.botId)
    .executeTakeFirstOrThrow()
  await applyContent(scope, addressed(content, form_of_address ?? usualForm(settings)), { marksValues: true })
  await queueRun(scope.botId, scope.userId)
}
