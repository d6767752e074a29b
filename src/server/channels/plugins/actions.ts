import type { components } from '../../../../generated/api.d.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { emitContentChange } from '../../foundation/realtime/content.ts'
import { nextVersion } from '../../foundation/resource/version.ts'
import { db, json, tx } from '../../foundation/store/db.ts'
import { type AtPlatform, accountOf, type Plugin, secretsOf } from '../accounts/account.ts'
import { setupOf } from '../accounts/callback.ts'
import { logEvent } from '../accounts/log.ts'
import { ensureAppCallback } from '../meta/app-callback.ts'
import { meaningOf } from '../meta/errors.ts'
import { callGraph, type GraphOutcome } from '../meta/graph.ts'
import { type AtMeta, type Looked, lookAt, subscribe } from '../meta/look.ts'
import { clearMessengerProfile } from '../meta/messenger-profile.ts'
import { isWrongSecret } from '../meta/proof.ts'
import { wakeLanes } from '../outbound/wake.ts'
import { enqueueTemplateSync } from '../templates/sync.ts'
import { holding } from './claim.ts'
import { testMailbox } from './connect-mailbox.ts'
import { pluginOf } from './list.ts'
import { laterFacts } from './store.ts'
import { forgetWebhook, testTelegram } from './telegram.ts'

type Test = components['schemas']['PluginTest']

/** Returns an account of a bot as its platform knows it; 409 while it is disconnected. */
export async function connected(scope: Scope, id: number): Promise<AtPlatform> {
  const plugin = await pluginOf(scope, id)
  if (plugin.kind === 'email') throw commonProblems.notFound()
  const row = await accountOf(id)
  const secrets = row && secretsOf(row)
  if (!secrets) throw problem(409, 'disabled', 'No hay claves guardadas. Edita la conexión y escríbelas de nuevo.')
  return { kind: plugin.kind, externalId: plugin.external_id, secrets, settings: plugin.settings }
}

/**
 * Checks each thing that messages need: the keys, the number and the webhooks. What Meta says is stored; an account that
 * required attention is connected again when everything works.
 */
export async function testAccount(scope: Scope, id: number): Promise<Test> {
  const plugin = await pluginOf(scope, id)
  return plugin.kind === 'email' ? testMailbox(scope, id) : holding(scope, plugin, () => testHeld(scope, id))
}

async function testHeld(scope: Scope, id: number): Promise<Test> {
  const at = await connected(scope, id)
  const { looked, steps } = isAtMeta(at) ? await testMeta(scope.botId, at) : await testTelegram(scope.botId, at)
  const ok = steps.every((one) => one.ok)
  await tx(async () => {
    if (looked.kind === 'ok') await storeFacts(id, looked.value, ok)
    if (ok) await wakeLanes(id)
    const { waba_id: wabaId } = at.settings
    if (ok && wabaId) await enqueueTemplateSync({ botId: scope.botId, wabaId })
    const failed = steps.find((one) => !one.ok)
    const detail = failed ? `Prueba: ${failed.title}. ${failed.message}` : 'Prueba: todo funciona'
    await logEvent({ account: { id, botId: scope.botId }, kind: 'connected', ok, detail })
    await emitContentChange(scope.botId, 'plugin')
  })
  return { ok, steps }
}

/** Undoes what customers still see at the platform. Its answer does not matter, because the keys are forgotten anyway. */
async function forget(at: AtPlatform): Promise<void> {
  if (at.kind === 'telegram') await forgetWebhook(at.secrets)
  if (at.kind === 'facebook' && isAtMeta(at)) await clearMessengerProfile(at)
}

/** Whether an account is one of Meta. */
export const isAtMeta = (at: AtPlatform): at is AtMeta => at.kind === 'whatsapp' || at.kind === 'facebook'

async function testMeta(botId: number, at: AtMeta) {
  const looked = await lookAt(at)
  const isSecretWrong = looked.kind === 'refused' && isWrongSecret(looked.refusal)
  const steps: Test['steps'] = [step('Clave de acceso', isSecretWrong ? { kind: 'ok', value: {} } : looked)]
  if (isSecretWrong)
    steps.push({
      title: 'Secreto de la aplicación',
      ok: false,
      message: 'No es el de la aplicación que dio la clave. Cópialo de nuevo.',
    })
  if (looked.kind === 'ok') {
    steps.push({ title: 'Secreto de la aplicación', ok: true, message: 'Es el de la aplicación' })
    const status = looked.value.facts.number_status
    if (at.kind === 'whatsapp') steps.push(numberStep(status))
    steps.push(await newsStep(botId, at))
  }
  return { looked, steps }
}

/** Subscribes again, and looks at what the app itself is told. */
async function newsStep(botId: number, at: AtMeta): Promise<Test['steps'][number]> {
  const title = 'Avisos de mensajes'
  const subscribed = await subscribe(at, setupOf(botId))
  if (subscribed.kind !== 'ok') return step(title, subscribed)
  const outcome = await ensureAppCallback(at, setupOf(botId))
  if (outcome.kind !== 'ok') return step(title, outcome)
  const { elsewhere, fields } = outcome.value
  // Without messages nothing arrives; the rest is news about the account.
  if (elsewhere === undefined && !fields?.includes('messages')) return step(title, outcome)
  const what = elsewhere ? `La aplicación de Meta avisa a ${elsewhere}` : 'La aplicación de Meta no avisa de mensajes'
  return { title, ok: false, message: `${what}. Cámbialo en sus Webhooks: los datos están en «Editar».` }
}

/** A number that is not connected sends nothing; Meta leaves out the state of the numbers of tests. */
function numberStep(status: string | undefined): Test['steps'][number] {
  const title = 'Número'
  if (status === undefined || status === 'CONNECTED') return { title, ok: true, message: 'Está registrado' }
  if (status === 'FLAGGED') return { title, ok: true, message: 'Está registrado. Meta avisa que su calidad es baja' }
  return {
    title,
    ok: false,
    message: numberTroubles[status] ?? 'Falta registrarlo. Usa «Registrar número» con su PIN.',
  }
}

/** By the states of a number at Meta that registering it does not change. */
const numberTroubles: Readonly<Record<string, string>> = {
  BANNED: 'Meta lo bloqueó. Apela en el administrador de WhatsApp.',
  RESTRICTED: 'Meta lo restringió. Espera a que termine o apela en el administrador de WhatsApp.',
  RATE_LIMITED: 'Meta limitó sus envíos por un tiempo. Prueba de nuevo más tarde.',
  MIGRATED: 'El número pasó a otra cuenta de WhatsApp. Conéctalo con sus datos nuevos.',
  DELETED: 'El número ya no existe en la cuenta de WhatsApp. Agrégalo allí de nuevo.',
}

function step(title: string, outcome: GraphOutcome<unknown>): Test['steps'][number] {
  if (outcome.kind === 'ok') return { title, ok: true, message: 'Funciona' }
  if (outcome.kind === 'unknown') return { title, ok: false, message: 'No hubo respuesta. Inténtalo en un momento.' }
  return { title, ok: false, message: meaningOf(outcome.refusal).text }
}

async function storeFacts(id: number, { name, account, facts }: Looked, isWorking: boolean): Promise<void> {
  await db()
    .updateTable('channel_account')
    .set({
      ...{ name, account, facts: laterFacts(json(facts)) },
      ...(isWorking && { status: 'connected', problem: null, cure: null }),
    })
    .where('id', '=', id)
    .where('status', '<>', 'off')
    .execute()
}

/** Registers a WhatsApp number with its PIN, which Meta requires once. 422 when Meta refuses the PIN. */
export async function registerNumber(scope: Scope, id: number, pin: string): Promise<Plugin> {
  const at = await connected(scope, id)
  if (at.kind !== 'whatsapp') throw commonProblems.notFound()
  const outcome = await callGraph(`${at.externalId}/register`, {
    method: 'POST',
    token: at.secrets.access_token,
    version: at.settings.api_version,
    body: { messaging_product: 'whatsapp', pin },
  })
  if (outcome.kind !== 'ok') {
    const code = outcome.kind === 'refused' ? outcome.refusal.code : 0
    const text =
      code >= 133005 && code <= 133006
        ? 'El PIN no es el de este número. Puedes cambiarlo en el administrador de WhatsApp.'
        : code === 133008 || code === 133009
          ? 'Hubo demasiados intentos con este PIN. Espera una hora y vuelve a intentar.'
          : 'WhatsApp no registró el número. Inténtalo de nuevo en un momento.'
    throw problem(422, 'invalid', text, { pin: [text] })
  }
  await testAccount(scope, id)
  return tx(async () => {
    const after = await pluginOf(scope, id)
    await writeAudit({ id, label: after.account, after: { number: 'registered' } })
    return after
  })
}

/**
 * Forgets the keys of an account. Its chats stay. What was about to leave waits until it is connected again; what is
 * written meanwhile fails, and staff are told.
 */
export async function disconnectAccount(scope: Scope, id: number): Promise<Plugin> {
  return holding(scope, await pluginOf(scope, id), () => disconnectHeld(scope, id))
}

async function disconnectHeld(scope: Scope, id: number): Promise<Plugin> {
  const before = await pluginOf(scope, id)
  if (before.status === 'off') throw problem(409, 'disabled', 'Ya estaba desconectada. Recarga la página.')
  const row = await accountOf(id)
  const secrets = row && secretsOf(row)
  if (secrets) await forget({ ...before, externalId: before.external_id, secrets })
  return tx(async () => {
    await db()
      .updateTable('channel_account')
      .set({
        ...{ status: 'off', problem: null, cure: null, secrets: null, hints: json({}) },
        ...{ updated_at: currentCall().services.clock(), version: nextVersion },
      })
      .where('id', '=', id)
      .where('bot_id', '=', scope.botId)
      .execute()
    await logEvent({ account: { id, botId: scope.botId }, kind: 'connected', ok: true, detail: 'Se desconectó' })
    const after = await pluginOf(scope, id)
    await writeAudit({ id, label: after.account, before: { status: before.status }, after: { status: after.status } })
    return after
  })
}
