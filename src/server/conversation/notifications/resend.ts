import type { components } from '../../../../generated/api.d.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { askAgain } from '../../foundation/consent/consent.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { tx } from '../../foundation/store/db.ts'
import { contactsOf, listedOf } from './contacts.ts'

/**
 * Asks a contact that receives alerts again to confirm their address.
 * @throws 404 when there is none; 409 and 429 with why they cannot be asked
 */
export function resendConsent(scope: Scope, id: number): Promise<components['schemas']['NotificationContact']> {
  return tx(async () => {
    const found = (await listedOf(scope.botId)).find((one) => one.id === id)
    if (!found) throw commonProblems.notFound()
    const { contact_id, email, name, blocked } = found
    if (blocked) throw problem(409, 'disabled', 'Ese contacto está bloqueado. Desbloquéalo primero.')
    if (!email) throw problem(409, 'disabled', 'Ese contacto no tiene correo. Agrégalo en sus datos.')
    await askAgain(scope.botId, email)
    // Whose it is: the erasure of a person finds the entry by it.
    await writeAudit({ id, label: name, after: { contact_id } })
    const asked = (await contactsOf(scope)).find((one) => one.id === id)
    if (!asked) throw commonProblems.notFound()
    return asked
  })
}
