import type { components } from '../../../../generated/api.d.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { hasValues, unchanged } from '../../foundation/resource/unchanged.ts'
import { nextVersion } from '../../foundation/resource/version.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { type AtPlatform, accountOf, type Plugin, secretsOf } from '../accounts/account.ts'
import { logEvent } from '../accounts/log.ts'
import type { AtMeta, Looked } from '../meta/look.ts'
import { wakeLanes } from '../outbound/wake.ts'
import { enqueueTemplateSync } from '../templates/sync.ts'
import { type Claim, claiming, confirmClaim, holding, refuseTaken, storing } from './claim.ts'
import { pluginOf } from './list.ts'
import { laterFacts, storeAccount, valuesOf } from './store.ts'
import { takeBackAtMeta, verifyAtMeta } from './verify-meta.ts'

type Schemas = components['schemas']
type Settings = Schemas['PluginSettings']

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
  return connect(scope, at, 'phone_number_id', atMeta(scope, at, { idField: 'phone_number_id', isNew: true }))
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
  return connect(scope, at, 'page_id', atMeta(scope, at, { idField: 'page_id', isNew: true }))
}

/** What connecting does at a platform. */
interface PlatformSteps {
  /** asks the platform about the account and has it deliver to this server; rejects with 422 */
  verify: () => Promise<Looked>
  /** undoes that, whatever the platform answers */
  takeBack: () => Promise<void>
}

const atMeta = ({ botId }: Scope, at: AtMeta, given: Parameters<typeof verifyAtMeta>[2]): PlatformSteps => ({
  verify: () => verifyAtMeta(botId, at, given),
  takeBack: () => takeBackAtMeta(at),
})

/** Connects an account. 409 when it is connected already, to this bot or another. */
export async function connect(
  scope: Scope,
  at: AtPlatform,
  idField: string,
  { verify, takeBack }: PlatformSteps,
): Promise<Plugin> {
  return claiming(scope, at, idField, async (claim) => {
    const values = valuesOf(scope, at, await verify())
    const store = async () => {
      const id = await storeAccount(scope, claim, values, idField)
      await wakeLanes(id)
      await askTemplates(scope, at)
      const after = await pluginOf(scope, id)
      await logEvent({ account: { id, botId: scope.botId }, kind: 'connected', ok: true, detail: 'Se conectó' })
      await writeAudit({ id, label: after.account, after: auditable(after) })
      return after
    }
    return storing(claim, () => tx(store), takeBack)
  })
}

/** Changes the settings or keys of an account. Keys that are left out stay. 409 when somebody else changed it. */
export async function updateAccount(
  scope: Scope,
  id: number,
  kind: AtMeta['kind'],
  given: Schemas['WhatsappUpdate'] & Schemas['FacebookUpdate'],
): Promise<Plugin> {
  return holding(scope, await pluginOf(scope, id), (claim) => updateHeld(scope, id, kind, given, claim))
}

async function updateHeld(
  scope: Scope,
  id: number,
  kind: AtMeta['kind'],
  given: Schemas['WhatsappUpdate'] & Schemas['FacebookUpdate'],
  claim: Claim,
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
  const isNew = before.status === 'off'
  return saveChanged(scope, before, at, claim, atMeta(scope, at, { idField: 'access_token', isNew }))
}

/** Stores the changed keys and settings of an account that is held, as {@link connect} does those of a new one. */
export async function saveChanged(
  scope: Scope,
  before: Plugin,
  at: AtPlatform,
  claim: Claim,
  { verify, takeBack }: PlatformSteps,
): Promise<Plugin> {
  const isNew = before.status === 'off'
  if (isNew) await refuseTaken(scope, claim.place, 'access_token')
  const values = valuesOf(scope, at, await verify())
  return storing(isNew ? claim : undefined, () => storeChanged(scope, before, values, at, claim), takeBack)
}

async function storeChanged(
  scope: Scope,
  before: Plugin,
  values: ReturnType<typeof valuesOf>,
  at: AtPlatform,
  claim: Claim,
): Promise<Plugin> {
  const { id } = before
  return tx(async () => {
    await confirmClaim(claim, 'access_token')
    await db()
      .updateTable('channel_account')
      .set({ ...values, facts: laterFacts(values.facts), version: nextVersion })
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
