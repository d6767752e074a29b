import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { record } from '../../foundation/audit/record.ts'
import { refusals } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { nextVersion } from '../../foundation/resource/version.ts'
import { db, json, tx } from '../../foundation/store/db.ts'
import { checkPictures } from './pictures.ts'

/** How a bot's quotations look and count. */
export type BudgetSettings = components['schemas']['BudgetSettings']

/** What every quotation says unless the settings say otherwise. */
export const FOOTER = 'Documento no válido como factura'

/** What stands at the foot of a quotation: the legend is there, whatever else the settings say. */
export function legendOf({ footer }: Pick<BudgetSettings, 'footer'>): string {
  const said = footer.toLocaleLowerCase('es').includes(FOOTER.toLocaleLowerCase('es'))
  return said ? footer : [footer, FOOTER].filter(Boolean).join(' · ')
}

/** A bot's settings of quotations, with defaults for what was never set. */
export async function settingsOf({ botId }: Pick<Scope, 'botId'>): Promise<BudgetSettings> {
  const row = await db()
    .selectFrom('bot as b')
    .leftJoin('budget_settings as s', 's.bot_id', 'b.id')
    .select(['b.name', 'b.settings as general', 's.settings', 's.next_number', 's.version'])
    .where('b.id', '=', botId)
    .executeTakeFirstOrThrow()
  const { currency } = row.general
  return {
    business: { name: row.name },
    number_prefix: 'P-',
    currency: currency ?? 'ARS',
    tax_mode: 'included',
    default_tax_rate: 21,
    valid_days: 15,
    footer: FOOTER,
    template: 'classic',
    color: '#1565c0',
    message_text: 'Hola {{contacto.nombre}}, va el presupuesto pedido.',
    require_approval_over_cents: null,
    ...row.settings,
    next_number: row.next_number ?? 1,
    version: row.version ?? 1,
  }
}

/** Stores a bot's settings of quotations. The next number only goes forward, so that none is given twice. */
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
    if (version !== undefined && version !== before.version) throw refusals.stale(before)
    await checkPictures(botId, settings)
    await db()
      .updateTable('budget_settings')
      .set({
        settings: json(settings),
        next_number: Math.max(next_number, before.next_number),
        version: nextVersion,
      })
      .where('bot_id', '=', botId)
      .execute()
    const after = await settingsOf(scope)
    await record({ label: after.business.name, before, after })
    return after
  })
}

/** Takes the next number of the bot: none is skipped, since the transaction that takes it stores the quotation. */
export async function takeNumber({ botId }: Scope): Promise<string> {
  const { next_number } = await db()
    .insertInto('budget_settings')
    .values({ bot_id: botId, next_number: 2 })
    .onConflict((conflict) =>
      conflict.column('bot_id').doUpdateSet({ next_number: sql`budget_settings.next_number + 1` }),
    )
    .returning('next_number')
    .executeTakeFirstOrThrow()
  const { number_prefix } = await settingsOf({ botId })
  return `${number_prefix}${String(next_number - 1).padStart(5, '0')}`
}
