import { problem } from '../../foundation/http/problem.ts'
import { db } from '../../foundation/store/db.ts'
import type { WhatsappTemplate } from './store.ts'

/** Rejects with 409 a template for a contact who is blocked, and a promotion for one who does not want any. */
export async function refuseUnwanted(contactId: number, { category }: WhatsappTemplate): Promise<void> {
  const { blocked, consent } = await db()
    .selectFrom('contact')
    .select(['blocked', 'consent'])
    .where('id', '=', contactId)
    .executeTakeFirstOrThrow()
  if (blocked) throw problem(409, 'blocked', 'Esta persona está bloqueada. Para escribirle, desbloquéala en sus datos.')
  if (category === 'MARKETING' && consent === 'denied')
    throw problem(
      409,
      'consent_required',
      'Esta persona no quiere recibir campañas. Elige una plantilla de WhatsApp que no sea promoción.',
    )
}
