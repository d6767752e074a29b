import { sql } from 'kysely'
import { targetProblem } from '../../../contract/button-target.ts'
import { type FieldTexts, problem } from '../../foundation/http/problem.ts'
import { accounts } from '../accounts/account.ts'
import { setupOf } from '../accounts/callback.ts'
import { ensureAppCallback } from '../meta/app-callback.ts'
import { meaningOf } from '../meta/errors.ts'
import type { GraphOutcome } from '../meta/graph.ts'
import { type AtMeta, belongsToBusiness, type Looked, lookAt, subscribe, unsubscribe } from '../meta/look.ts'
import { profileFieldOf, setMessengerProfile } from '../meta/messenger-profile.ts'
import { isWrongSecret } from '../meta/proof.ts'

/** Codes of the Graph API for an id that is none, or not one of this kind. */
const UNKNOWN = new Set([33, 100, 2500])

const SERVICE = { whatsapp: 'WhatsApp', facebook: 'Facebook' } as const

interface Given {
  /** the field of the account's id, or of the key when the id is known already */
  idField: string
  /** the account did not answer for this bot so far: what was begun at Meta is taken back when a step fails */
  isNew: boolean
}

/** Asks Meta about the account and subscribes to its webhooks. Rejects with 422 at the field that must be corrected. */
export async function verifyAtMeta(botId: number, at: AtMeta, { idField, isNew }: Given): Promise<Looked> {
  checkProfile(at.settings)
  const looked = demand(await lookAt(at), at, idField)
  if (at.kind === 'whatsapp' && !demand(await belongsToBusiness(at), at, 'waba_id'))
    throw refuse('waba_id', 'El número no es de esta cuenta de WhatsApp. Copia los dos ID de la misma página de Meta.')
  try {
    demand(await subscribe(at, setupOf(botId)), at, at.kind === 'whatsapp' ? 'waba_id' : idField)
    // The test of the connection tells what is missing at the app.
    await ensureAppCallback(at, setupOf(botId))
    if (at.kind === 'facebook') await setProfile(at)
  } catch (error) {
    if (isNew) await takeBackAtMeta(at)
    throw error
  }
  return looked
}

/** Has Meta deliver no more of an account that is not connected after all. */
export const takeBackAtMeta = async (at: AtMeta): Promise<void> => unsubscribe(at, await neighbourSetup(at))

async function setProfile(at: AtMeta): Promise<void> {
  const outcome = await setMessengerProfile(at)
  if (outcome.kind === 'refused' && outcome.refusal.code === 100)
    throw refuse(profileFieldOf(outcome.refusal.message), 'Facebook no lo aceptó. Cámbialo y guarda de nuevo.')
  if (outcome.kind === 'refused' && meaningOf(outcome.refusal).class === 'speed')
    throw problem(422, 'invalid', 'Facebook limita los cambios seguidos. Inténtalo de nuevo en diez minutos.')
  demand(outcome, at, 'greeting')
}

/**
 * Rejects with 422 what a page cannot show: a menu without the start button, which Messenger requires, or an address that
 * is none.
 */
function checkProfile({ menu = [], get_started }: AtMeta['settings']): void {
  if (menu.length > 0 && !get_started)
    throw refuse('menu', 'El menú necesita el botón «Empezar». Actívalo o quita las opciones.')
  menu.forEach((item, at) => {
    const text = item.type === 'url' && targetProblem(item, 'http and https')
    if (text) throw refuse(`menu.${at}.target`, text)
  })
}

/** What Meta has to know of another number of the same business, which stays connected. */
async function neighbourSetup({ kind, externalId, settings }: AtMeta) {
  if (kind !== 'whatsapp') return undefined
  const neighbour = await accounts()
    .where('kind', '=', kind)
    .where('status', '<>', 'off')
    .where('external_id', '<>', externalId)
    .where(sql`settings->>'waba_id'`, '=', settings.waba_id ?? '')
    .executeTakeFirst()
  return neighbour && setupOf(neighbour.botId)
}

const refuse = (field: string, text: string) => problem(422, 'invalid', text, { [field]: [text] } satisfies FieldTexts)

function demand<T>(outcome: GraphOutcome<T>, { kind }: AtMeta, idField: string): T {
  if (outcome.kind === 'ok') return outcome.value
  const service = SERVICE[kind]
  if (outcome.kind === 'unknown') {
    const text = `${service} no respondió. Inténtalo de nuevo en un momento.`
    throw problem(422, 'invalid', text)
  }
  const { refusal } = outcome
  if (isWrongSecret(refusal))
    throw refuse('app_secret', 'El secreto no es el de la aplicación que dio esta clave. Cópialo de nuevo.')
  if (/callback|verify|url/i.test(refusal.message))
    throw problem(422, 'invalid', `${service} no pudo llegar a esta consola. Su dirección pública debe usar https.`)
  if ([0, 190].includes(refusal.code))
    throw refuse('access_token', `${service} no acepta esta clave. Copia una que no esté vencida.`)
  if (UNKNOWN.has(refusal.code))
    throw refuse(idField, `${service} no conoce este ID, o la clave no es de esa cuenta. Cópialos de nuevo.`)
  if (kind === 'facebook' && meaningOf(refusal).class === 'account')
    throw refuse('access_token', 'La clave no es de esta página o le falta un permiso. Copia la de tu página.')
  const { class: kindOfRefusal, text } = meaningOf(refusal)
  if (kindOfRefusal === 'account') throw refuse('access_token', text)
  // The texts of these classes are about messages, not connections.
  if (kindOfRefusal === 'final' || kindOfRefusal === 'person')
    throw refuse(idField, `${service} no aceptó estos datos. Copia otra vez los ID y la clave.`)
  throw problem(422, 'invalid', text)
}
