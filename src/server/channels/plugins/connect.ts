import type { components } from '../../../../generated/api.d.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems, type FieldTexts, problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { hasValues, unchanged } from '../../foundation/resource/unchanged.ts'
import { nextVersion } from '../../foundation/resource/version.ts'
import { db, json, tx } from '../../foundation/store/db.ts'
import { isDuplicate } from '../../foundation/store/errors.ts'
import { type Account, type AtPlatform, accountOf, type Plugin, sealed, secretsOf } from '../accounts/account.ts'
import { setupOf } from '../accounts/callback.ts'
import { logEvent } from '../accounts/log.ts'
import { meaningOf } from '../meta/errors.ts'
import type { GraphOutcome } from '../meta/graph.ts'
import { type AtMeta, type Looked, lookAt, setMessengerProfile, subscribe } from '../meta/look.ts'
import { isWrongSecret } from '../meta/proof.ts'
import { wakeLanes } from '../outbound/wake.ts'
import { enqueueTemplateSync } from '../templates/sync.ts'
import { pluginOf } from './list.ts'

type Schemas = components['schemas']
type Settings = Schemas['PluginSettings']

const SERVICE = { whatsapp: 'WhatsApp', facebook: 'Facebook' } as const
const RECEIPTS: Settings = { read_receipts: true, typing: true }

/**
 * Connects a WhatsApp number: Meta must accept the keys, and can deliver to this server. A number that this bot had
 * before keeps its chats. 409 when another bot has it.
 */
export async function connectWhatsapp(scope: Scope, given: Schemas['WhatsappInput']): Promise<Plugin> {
  const { phone_number_id: externalId, access_token, app_secret, ...settings } = given
  const at: AtMeta = {
    kind: 'whatsapp',
    externalId,
    secrets: { access_token, app_secret },
    settings: { ...RECEIPTS, ...settings },
  }
  return connect(scope, at, 'phone_number_id', () => verified(scope.botId, at, 'phone_number_id'))
}

/** Connects a Facebook page, as {@link connectWhatsapp} does a number. */
export async function connectFacebook(scope: Scope, given: Schemas['FacebookInput']): Promise<Plugin> {
  const { page_id: externalId, access_token, app_secret, ...settings } = given
  const at: AtMeta = {
    kind: 'facebook',
    externalId,
    secrets: { access_token, app_secret },
    settings: { ...RECEIPTS, get_started: true, ...settings },
  }
  return connect(scope, at, 'page_id', () => verified(scope.botId, at, 'page_id'))
}

/**
 * Connects an account. 409 when it is connected already, to this bot or another.
 * @param verify asks the platform about the account, and rejects with 422
 */
export async function connect(
  scope: Scope,
  at: AtPlatform,
  idField: string,
  verify: () => Promise<Looked>,
): Promise<Plugin> {
  await refuseTaken(scope, at, idField)
  const looked = await verify()
  return tx(async () => {
    const id = await storeAccount(scope, at, valuesOf(scope, at, looked), idField)
    await wakeLanes(id)
    await askTemplates(scope, at)
    const after = await pluginOf(scope, id)
    await logEvent({ account: { id, botId: scope.botId }, kind: 'connected', ok: true, detail: 'Se conectó' })
    await writeAudit({ id, label: after.account, after: auditable(after) })
    return after
  })
}

/** Changes the settings or keys of an account. Keys that are left out stay. 409 when somebody else changed it. */
export async function updateAccount(
  scope: Scope,
  id: number,
  kind: AtMeta['kind'],
  given: Schemas['WhatsappUpdate'] & Schemas['FacebookUpdate'],
): Promise<Plugin> {
  const { version, access_token, app_secret, ...settings } = given
  const before = await pluginOf(scope, id)
  const row = await accountOf(id)
  if (!row || before.kind !== kind) throw commonProblems.notFound()
  if (version !== undefined && version !== before.version) throw commonProblems.stale(before)
  const old = secretsOf(row)
  const secrets = {
    access_token: access_token || old?.access_token || '',
    app_secret: app_secret || old?.app_secret || '',
  }
  requireKeys(secrets)
  const at: AtMeta = { kind, externalId: before.external_id, secrets, settings: { ...before.settings, ...settings } }
  const isSame = !access_token && !app_secret && hasValues(before.settings, settings)
  if (isSame && before.status === 'connected') return unchanged(before)
  return saveChanged(scope, before, at, () => verified(scope.botId, at, 'access_token'))
}

/** Stores the changed keys and settings of an account, as {@link connect} does those of a new one. */
export async function saveChanged(
  scope: Scope,
  before: Plugin,
  at: AtPlatform,
  verify: () => Promise<Looked>,
): Promise<Plugin> {
  const { id } = before
  if (before.status === 'off') await refuseTaken(scope, at, 'access_token')
  const looked = await verify()
  return tx(async () => {
    await db()
      .updateTable('channel_account')
      .set({ ...valuesOf(scope, at, looked), version: nextVersion })
      .where('id', '=', id)
      .where('bot_id', '=', scope.botId)
      .where('version', '=', before.version)
      .executeTakeFirstOrThrow()
      .then(({ numUpdatedRows }) => {
        if (numUpdatedRows === 0n) throw commonProblems.stale(before)
      })
    await wakeLanes(id)
    await askTemplates(scope, at)
    const after = await pluginOf(scope, id)
    await writeAudit({ id, label: after.account, before: auditable(before), after: auditable(after) })
    return after
  })
}

/** Asks for the templates of a number, which may have changed while it was not connected. */
async function askTemplates({ botId }: Scope, { settings: { waba_id: wabaId } }: AtPlatform): Promise<void> {
  if (wabaId) await enqueueTemplateSync({ botId, wabaId })
}

function requireKeys(secrets: AtMeta['secrets']): void {
  const missing = Object.entries(secrets).filter(([, value]) => value === '')
  if (missing.length === 0) return
  const text = 'Escribe la clave: no hay ninguna guardada.'
  throw problem(422, 'invalid', text, Object.fromEntries(missing.map(([name]) => [name, [text]])))
}

/** The part of an account that the history shows. */
export const auditable = ({ name, account, status, secrets, settings }: Plugin) => ({
  name,
  account,
  status,
  keys: secrets,
  ...settings,
})

/** Asks Meta about the account and subscribes to its webhooks. Rejects with 422 at the field that must be corrected. */
async function verified(botId: number, at: AtMeta, idField: string): Promise<Looked> {
  const looked = demand(await lookAt(at), at, idField)
  demand(await subscribe(at, setupOf(botId)), at, at.kind === 'whatsapp' ? 'waba_id' : idField)
  if (at.kind === 'facebook') demand(await setMessengerProfile(at), at, 'greeting')
  return looked
}

function demand<T>(outcome: GraphOutcome<T>, { kind }: AtMeta, idField: string): T {
  if (outcome.kind === 'ok') return outcome.value
  const service = SERVICE[kind]
  if (outcome.kind === 'unknown') {
    const text = `${service} no respondió. Inténtalo de nuevo en un momento.`
    throw problem(422, 'invalid', text)
  }
  const { refusal } = outcome
  const refuse = (field: string, text: string) =>
    problem(422, 'invalid', text, { [field]: [text] } satisfies FieldTexts)
  if (isWrongSecret(refusal))
    throw refuse('app_secret', 'El secreto no es el de la aplicación que dio esta clave. Cópialo de nuevo.')
  if (/callback|verify|url/i.test(refusal.message))
    throw problem(422, 'invalid', `${service} no pudo llegar a esta consola. Su dirección pública debe usar https.`)
  if ([0, 190].includes(refusal.code))
    throw refuse('access_token', `${service} no acepta esta clave. Copia una que no esté vencida.`)
  if (refusal.code === 100 || refusal.code === 33)
    throw refuse(idField, `${service} no conoce este ID, o la clave no es de esa cuenta. Cópialos de nuevo.`)
  if (meaningOf(refusal).class === 'account') throw refuse('access_token', meaningOf(refusal).text)
  throw problem(422, 'invalid', meaningOf(refusal).text)
}

/** Rejects with 409 when an account is connected already, to this bot or another one. */
export async function refuseTaken({ botId }: Scope, { kind, externalId }: Place, field: string): Promise<void> {
  const taken = await db()
    .selectFrom('channel_account')
    .select('bot_id')
    .where('kind', '=', kind)
    .where('external_id', '=', externalId)
    .where('status', '<>', 'off')
    .executeTakeFirst()
  if (taken) throw takenProblem(taken.bot_id === botId, field)
}

function takenProblem(isOwn: boolean, field: string) {
  const text = isOwn
    ? 'Ya está conectado a este chatbot.'
    : 'Ya está conectado a otro chatbot. Desconéctalo allí primero.'
  return problem(409, 'taken', text, { [field]: [text] })
}

/** What identifies an account on its platform. */
type Place = Pick<Account, 'kind' | 'externalId'>

type Values = ReturnType<typeof valuesOf>

/** Stores an account and returns its id: one that the bot had before keeps its row. 409 when another bot has it. */
export async function storeAccount(scope: Scope, at: Place, values: Values, idField: string): Promise<number> {
  try {
    const former = await db()
      .updateTable('channel_account')
      .set({ ...values, version: nextVersion })
      .where('bot_id', '=', scope.botId)
      .where('kind', '=', at.kind)
      .where('external_id', '=', at.externalId)
      .returning('id')
      .executeTakeFirst()
    if (former) return former.id
    const { id } = await db()
      .insertInto('channel_account')
      .values({ ...values, bot_id: scope.botId, kind: at.kind, external_id: at.externalId })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  } catch (error) {
    if (isDuplicate(error, 'channel_account_connected')) throw takenProblem(false, idField)
    if (isDuplicate(error, 'channel_account_own')) throw takenProblem(true, idField)
    throw error
  }
}

function valuesOf({ userId }: Scope, { settings, secrets }: AtPlatform, { name, account, facts }: Looked) {
  const at = currentCall().services.clock()
  return {
    name,
    account,
    status: 'connected',
    problem: null,
    settings: json(settings),
    facts: json(facts),
    ...sealed(secrets),
    connected_by: userId,
    connected_at: at,
    updated_at: at,
  } as const
}
