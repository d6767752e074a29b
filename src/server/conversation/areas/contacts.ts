import type { components } from '../../../../generated/api.d.ts'
import { askContact } from '../../foundation/consent/consent.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { contactToAdd } from '../contacts/add.ts'
import { refuseMoreInArea } from '../notifications/most-in-area.ts'
import { type Area, areas } from './area.ts'

type Input = components['schemas']['AreaContactInput']

/** Adds a contact to an area: an existing one, or a new one created from the input. */
export function addContact(scope: Scope, { id, contact_id, contact }: Input): Promise<Area> {
  return areas.patch(scope, id, async () => {
    await refuseMoreInArea(id)
    const contactId = await contactToAdd(scope, { contact_id, contact })
    const added = await db()
      .insertInto('area_contact')
      .values({ area_id: id, contact_id: contactId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('contact_id')
      .executeTakeFirst()
    if (!added) throw problem(409, 'taken', 'El contacto ya está en el área.')
    await askContact(scope.botId, contactId)
    return undefined
  })
}

/** Enables or disables a contact of an area. */
export function toggleContact(scope: Scope, id: number, contactId: number, enabled: boolean): Promise<Area> {
  return areas.patch(scope, id, async () => {
    const { numUpdatedRows } = await db()
      .updateTable('area_contact')
      .set({ enabled })
      .where('area_id', '=', id)
      .where('contact_id', '=', contactId)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw commonProblems.notFound()
    if (enabled) await askContact(scope.botId, contactId)
    return undefined
  })
}
