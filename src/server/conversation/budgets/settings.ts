import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { type FormOfAddress, inEveryForm, resolveFormOfAddress } from '../../../contract/address-form.ts'
import { fillIn } from '../../../contract/variables.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import { hasValues, unchanged } from '../../foundation/resource/unchanged.ts'
import { nextVersion } from '../../foundation/resource/version.ts'
import { db, json, tx } from '../../foundation/store/db.ts'
import { documentNumber } from '../contacts/document.ts'
import { FOOTER } from './footer.ts'
import { checkImages } from './pictures.ts'
import { checkNext, LAST_NUMBER, lastNumber } from './series.ts'

/** The quotation settings of a bot: layout, texts and taxes. */
export type BudgetSettings = components['schemas']['BudgetSettings']

const MESSAGE = 'Hola {{contacto.nombre}}, {te/le} paso el presupuesto.'
/** The message of bots that are older than the form of address. */
const EARLIER_MESSAGE = 'Hola {{contacto.nombre}}, va el presupuesto pedido.'

/** Messages that no business wrote: the form shows the usual one, and saving the form stores it. */
const USUAL_MESSAGES: readonly string[] = [EARLIER_MESSAGE, ...inEveryForm(MESSAGE)]

/** Returns the message that goes with a quotation: what the business wrote, else the usual text. */
function messageText(written: string | undefined, form: FormOfAddress | null): string {
  if (written !== undefined && !USUAL_MESSAGES.includes(written)) return written
  return form ? resolveFormOfAddress(MESSAGE, form) : EARLIER_MESSAGE
}

/** Returns a bot's quotation settings with defaults for unset values. */
export async function settingsOf(scope: Pick<Scope, 'botId'>): Promise<BudgetSettings> {
  return complete(await stored(scope))
}

function stored({ botId }: Pick<Scope, 'botId'>) {
  return db()
    .selectFrom('bot as b')
    .leftJoin('budget_settings as s', 's.bot_id', 'b.id')
    .select(['b.name', 'b.settings as general', 'b.form_of_address', 's.settings', 's.next_number', 's.version'])
    .where('b.id', '=', botId)
    .executeTakeFirstOrThrow()
}

function complete(row: Awaited<ReturnType<typeof stored>>): BudgetSettings {
  const { currency } = row.general
  return {
    business: businessOf(row),
    number_prefix: 'P-',
    // One that was stored before the currencies were a list stays until another one is chosen.
    currency: currency ?? 'ARS',
    tax_mode: 'included',
    default_tax_rate: 21,
    valid_days: 15,
    reminder_days: 0,
    footer: FOOTER,
    template: 'classic',
    color: '#1565c0',
    require_approval_over_cents: null,
    ...row.settings,
    message_text: messageText(row.settings?.message_text, row.form_of_address),
    next_number: Math.min(row.next_number ?? 1, LAST_NUMBER),
    version: row.version ?? 1,
  }
}

/** What the general settings say about the business, until the quotations say something of their own. */
function businessOf({ name, general: { contact } }: Awaited<ReturnType<typeof stored>>): BudgetSettings['business'] {
  const { address, phone, email, website: web } = contact ?? {}
  return {
    name,
    ...(address && { address }),
    ...(phone && { phone }),
    ...(email && { email }),
    ...(web && { web }),
  }
}

/**
 * Saves the quotation settings. The next number is above the last one that was used with the prefix, so that none is used
 * twice.
 * @throws 422 at the field of a value that cannot be stored
 */
export function saveSettings(
  scope: Scope,
  { version, next_number, ...settings }: BudgetSettings,
): Promise<BudgetSettings> {
  return tx(async () => {
    const { botId } = scope
    await db()
      .insertInto('budget_settings')
      .values({ bot_id: botId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await db().selectFrom('budget_settings').select('bot_id').where('bot_id', '=', botId).forUpdate().execute()
    const before = await settingsOf(scope)
    if (version !== undefined && version !== before.version) throw commonProblems.stale(before)
    const renamed = settings.number_prefix !== before.number_prefix
    if (renamed || next_number !== before.next_number)
      checkNext(next_number, await lastNumber(botId, settings.number_prefix))
    // All settings are replaced: one that is left out goes back to its default.
    const wanted = complete({ ...(await stored(scope)), settings, next_number })
    if (hasValues(before, wanted) && hasValues(wanted, before)) return unchanged(before)
    checkVariables(settings.message_text)
    if (settings.business.cuit !== before.business.cuit) checkCuit(settings.business.cuit)
    await checkImages(botId, settings)
    await db()
      .updateTable('budget_settings')
      .set({
        settings: json(settings),
        next_number,
        version: nextVersion,
      })
      .where('bot_id', '=', botId)
      .execute()
    const after = await settingsOf(scope)
    await writeAudit({ label: after.business.name, before, after })
    return after
  })
}

/** Fills in the variables of the message that goes with a quotation. */
export const fillMessage = (text: string, { name, link }: { name: string; link: string }): string =>
  fillIn(text, { 'contacto.nombre': name, 'presupuesto.enlace': link })

/** Rejects a message that contains a variable without a value in quotations. */
function checkVariables(text: string): void {
  const [unknown] = fillMessage(text, { name: 'Ana', link: 'https://negocio.example' }).match(/\{\{[^{}]*\}\}/) ?? []
  if (unknown === undefined) return
  const fault = `La variable ${unknown} no existe aquí. Usa {{contacto.nombre}} o {{presupuesto.enlace}}.`
  throw problem(422, 'invalid', fault, { message_text: [fault] })
}

function checkCuit(value: string | undefined): void {
  if (value && documentNumber({ kind: 'CUIT', value }) === undefined)
    throw invalidProblem('business.cuit', 'Ese CUIT no existe: su última cifra no corresponde. Revisa las 11 cifras.')
}

const USED_UP = 'Se acabaron los números de presupuesto. Cambia el prefijo en la configuración y empieza desde 1.'

/**
 * Takes the next number of the bot. No number is skipped, because the same transaction stores the quotation.
 * @throws 422 when the numbers are used up
 */
export async function nextNumber({ botId }: Scope): Promise<string> {
  await db()
    .insertInto('budget_settings')
    .values({ bot_id: botId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // The settings that somebody has open are out of date: they would put the number back.
  const row = await db()
    .updateTable('budget_settings')
    .set({ next_number: sql`next_number + 1`, version: nextVersion })
    .where('bot_id', '=', botId)
    .where('next_number', '<', LAST_NUMBER)
    .returning(sql<number>`next_number - 1`.as('number'))
    .executeTakeFirst()
  if (!row) throw problem(422, 'too_many', USED_UP)
  const { number } = row
  const { number_prefix: prefix } = await settingsOf({ botId })
  await db()
    .updateTable('budget_settings')
    .set({ last_numbers: sql`last_numbers || jsonb_build_object(${prefix}::text, ${number}::int)` })
    .where('bot_id', '=', botId)
    .execute()
  return `${prefix}${String(number).padStart(5, '0')}`
}
