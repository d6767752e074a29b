import type { components } from '../../../../generated/api.d.ts'
import { db } from '../../foundation/store/db.ts'
import type { BudgetSettings } from './settings.ts'

/** What the page of a quotation says from the settings. */
type BudgetTexts = Pick<
  components['schemas']['BudgetPublic'],
  'business' | 'notes' | 'payment_terms' | 'bank_details' | 'footer'
>

/** Returns what the settings say, as it is kept when a quotation is sent. */
export const textsOf = (settings: BudgetSettings): BudgetTexts => ({
  business: settings.business.name,
  notes: settings.notes ?? '',
  payment_terms: settings.payment_terms ?? '',
  bank_details: settings.bank_details ?? '',
  footer: settings.footer,
})

/** Returns what a quotation said when it was sent; undefined for a draft. */
export async function sentTexts(budgetId: number): Promise<BudgetTexts | undefined> {
  const row = await db().selectFrom('budget').select('sent_texts').where('id', '=', budgetId).executeTakeFirst()
  return row?.sent_texts ?? undefined
}
