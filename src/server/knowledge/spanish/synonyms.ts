import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { normalizePhrase } from '../../../contract/phrase.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { invalidProblem, takenProblem } from '../../foundation/resource/refuse.ts'
import { resource } from '../../foundation/resource/resource.ts'
import { hasValues, unchanged } from '../../foundation/resource/unchanged.ts'
import { nextVersion } from '../../foundation/resource/version.ts'
import { lockBot } from '../../foundation/scope/bot.ts'
import { db, json, tx } from '../../foundation/store/db.ts'
import { isUsual, type ShippedGroup, shippedGroups } from './shipped-synonyms.ts'

type Group = components['schemas']['SynonymGroup']
type Changes = Partial<components['schemas']['SynonymGroupInput']> & { version?: number }

/** The words of a group in one text. */
const JOINED = sql<string>`(select string_agg(word, ', ' order by place)
  from jsonb_array_elements_text(words) with ordinality w(word, place))`

/** The bot's own groups of synonyms. */
export const ownGroups = resource('synonymGroup', {
  table: 'synonym_group',
  from: (rows) =>
    rows
      .where('shipped', 'is', null)
      .select(['id', 'words', 'theme', 'enabled', 'created_at', 'created_by', 'updated_at', 'updated_by', 'version'])
      .select(({ val }) => [val('own' as const).as('origin'), JOINED.as('name')]),
  displayName: 'name',
  trash: { title: JOINED },
  check: (scope, { words, enabled = true }, before) => checkWords(scope, words, enabled, before?.id),
})

const changedRows = (botId: number) =>
  db()
    .selectFrom('synonym_group')
    .selectAll()
    .where('bot_id', '=', botId)
    .where('shipped', 'is not', null)
    .orderBy('shipped')
    .execute()

/** Returns what the bot's owner changed of the shipped groups. */
export async function changedGroups(botId: number): Promise<Pick<Group, 'id' | 'words' | 'theme' | 'enabled'>[]> {
  const rows = await changedRows(botId)
  return rows.map(({ shipped, words, theme, enabled }) => ({ id: shipped ?? 0, words, theme, enabled }))
}

/** Returns all groups of a bot: its own ones first, then the shipped ones with its changes. */
export async function allGroups(scope: Scope): Promise<Group[]> {
  return [...(await ownGroups.all(scope)), ...(await shippedOf(scope.botId))]
}

async function shippedOf(botId: number): Promise<Group[]> {
  const changed = new Map((await changedRows(botId)).map((row) => [row.shipped, row]))
  const { settings, created_at } = await db()
    .selectFrom('bot')
    .select(['settings', 'created_at'])
    .where('id', '=', botId)
    .executeTakeFirstOrThrow()
  return shippedGroups.map((group) => {
    const row = changed.get(group.id)
    if (!row) return asShipped(group, settings.country, created_at)
    const { words, theme, enabled, updated_at, version } = row
    const same = words.join() === group.words.join() && theme === group.theme
    return {
      id: group.id,
      name: nameOf(words),
      words,
      theme,
      enabled,
      origin: same ? 'shipped' : 'changed',
      created_at,
      updated_at,
      version,
    }
  })
}

const nameOf = (words: readonly string[]) => words.join(', ')

const asShipped = (group: ShippedGroup, country: string | undefined, at: string): Group => ({
  ...{
    id: group.id,
    name: nameOf(group.words),
    words: [...group.words],
    theme: group.theme,
    enabled: isUsual(group, country ?? 'AR'),
  },
  ...{ origin: 'shipped', created_at: at, updated_at: at, version: 1 },
})

/** Returns a group of either kind. */
export async function oneGroup(scope: Scope, id: number): Promise<Group> {
  if (!isShipped(id)) return ownGroups.one(scope, id)
  const found = (await shippedOf(scope.botId)).find((group) => group.id === id)
  if (!found) throw commonProblems.notFound()
  return found
}

/** Changes a group of either kind. */
export function changeGroup(scope: Scope, id: number, changes: Changes): Promise<Group> {
  if (!isShipped(id)) return ownGroups.update(scope, id, changes)
  return changing(scope, id, async (before) => {
    const { version, ...given } = changes
    if (version !== undefined && version !== before.version) throw commonProblems.stale(before)
    if (hasValues(before, given)) return
    const { words, theme, enabled } = { ...before, ...given }
    await checkWords(scope, words, enabled, id)
    const at = currentCall().services.clock()
    const values = { words: json(words), theme, enabled, updated_at: at, updated_by: scope.userId }
    const { numUpdatedRows } = await db()
      .updateTable('synonym_group')
      .set({ ...values, version: nextVersion })
      .where('bot_id', '=', scope.botId)
      .where('shipped', '=', id)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) return
    const created = { created_at: at, created_by: scope.userId, version: before.version + 1 }
    await db()
      .insertInto('synonym_group')
      .values({ bot_id: scope.botId, shipped: id, ...values, ...created })
      .execute()
  })
}

/** Returns a shipped group to its original words. */
export function resetGroup(scope: Scope, id: number): Promise<Group> {
  return changing(scope, id, async () => {
    const shipped = shippedGroups.find((group) => group.id === id)
    if (!shipped) throw problem(422, 'invalid', 'Este grupo es tuyo: no tiene palabras originales. Edítalo.')
    await checkWords(scope, shipped.words, true, id)
    await db().deleteFrom('synonym_group').where('bot_id', '=', scope.botId).where('shipped', '=', id).execute()
  })
}

/** Deletes an own group; shipped ones can only be switched off. */
export function deleteGroup(scope: Scope, id: number): Promise<void> {
  if (!isShipped(id)) return ownGroups.remove(scope, id)
  throw problem(409, 'in_use', 'Este grupo viene incluido y no se elimina. Apágalo si no lo quieres usar.')
}

const isShipped = (id: number) => id <= 10_000

function changing(scope: Scope, id: number, work: (before: Group) => Promise<void>): Promise<Group> {
  return tx(async () => {
    await lockBot(scope)
    const before = await oneGroup(scope, id)
    await work(before)
    const after = await oneGroup(scope, id)
    if (hasValues(before, after)) return unchanged(before)
    await currentCall().services.markUntrained(scope, { resource: 'synonym_group' })
    await writeAudit({ id, label: after.name, before: written(before), after: written(after) })
    return after
  })
}

const written = ({ words, theme, enabled }: Group) => ({ words, theme, enabled })

/** Rejects repeated words, and words of another enabled group: the bot would not know which of both is meant. */
async function checkWords(scope: Scope, words: readonly string[], enabled: boolean, id = 0): Promise<void> {
  const own = words.map(normalizePhrase)
  const again = own.findIndex((word, at) => own.indexOf(word) < at)
  if (again >= 0) throw invalidProblem('words', `La palabra «${words[again]}» está repetida. Déjala una sola vez.`)
  if (!enabled) return
  for (const other of await allGroups(scope)) {
    if (other.id === id || !other.enabled) continue
    const taken = other.words.find((word) => own.includes(normalizePhrase(word)))
    if (taken)
      throw takenProblem(
        'words',
        `«${taken}» ya está en «${other.words.slice(0, 3).join(', ')}». Déjala en un solo grupo.`,
      )
  }
}

/** Returns the groups of a bot's owner that are on: words that mean the same in this business. */
export async function ownSynonyms(botId: number): Promise<string[][]> {
  const own = await db()
    .selectFrom('synonym_group')
    .select('words')
    .where('bot_id', '=', botId)
    .where('shipped', 'is', null)
    .where('deleted_at', 'is', null)
    .where('enabled', '=', true)
    .orderBy('id')
    .execute()
  return own.map(({ words }) => [...words])
}

/** Returns the groups that a training uses: words that mean the same in this bot. */
export async function synonymsOf(botId: number): Promise<string[][]> {
  return [...(await ownSynonyms(botId)), ...(await shippedWords(botId))]
}

/**
 * Returns the words of the shipped groups that are on in a bot.
 * @param themes those that count; by default all
 */
export async function shippedWords(botId: number, themes?: ReadonlySet<Group['theme']>): Promise<string[][]> {
  const on = (await shippedOf(botId)).filter(({ enabled, theme }) => enabled && (!themes || themes.has(theme)))
  return on.map(({ words }) => [...words])
}
