import { sql } from 'kysely'
import { isCountryCode } from '../../../../contract/country-codes.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { problem } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { toColumns } from '../../../foundation/resource/columns.ts'
import { checkIds, existingIds } from '../../../foundation/resource/references.ts'
import { invalidProblem } from '../../../foundation/resource/refuse.ts'
import { resource } from '../../../foundation/resource/resource.ts'
import { db } from '../../../foundation/store/db.ts'
import { formOf } from '../../catalogue/form-scope.ts'
import { branchSettingsOf } from '../../dialogue/branches/settings.ts'
import { isOpen } from '../../dialogue/hours.ts'
import { stockedIn } from './stocked.ts'

/** The branches of a form. Each call takes a scope of {@link inForm}. */
export const branches = resource('branch', {
  table: 'branch',
  from: (rows, scope) => rows.selectAll().select('position as order').where('branch.form_id', '=', formOf(scope)),
  read: async (scope, rows) => {
    const now = currentCall().services.clock()
    const managers = rows.flatMap(({ manager_contact_id: id }) => (id === null ? [] : [id]))
    const there = new Set(await existingIds(scope, 'contact', managers))
    return rows.map((row) => ({
      ...{ ...row, open_now: isOpen(row.hours, now) },
      manager_contact_id: there.has(row.manager_contact_id ?? 0) ? row.manager_contact_id : null,
    }))
  },
  displayName: 'name',
  order: sql`r.position`,
  unique: { branch_name: ['name', 'Ya existe una sucursal con ese nombre. Elige otro.'] },
  columns: async (input, scope, before) => ({
    ...toColumns(input),
    ...(!before && { form_id: formOf(scope), position: await nextPosition(formOf(scope)) }),
  }),
  check: (_, { lat = null, lng = null, address: { country } }, before) => {
    if (country !== before?.address.country && !isCountryCode(country))
      throw invalidProblem('address.country', 'No conocemos ese país. Elige uno de la lista.')
    if ((lat === null) !== (lng === null))
      throw invalidProblem(lat === null ? 'lat' : 'lng', 'Completa la latitud y la longitud, o ninguna.')
  },
  checkReferences: async (scope, { area_id, manager_contact_id, photo_id }) => {
    await checkIds(scope, 'area', [area_id], { field: 'area_id', text: 'Esa área ya no existe. Elige otra.' })
    await checkIds(scope, 'contact', [manager_contact_id], {
      ...{ field: 'manager_contact_id', text: 'Ese contacto ya no existe. Elige otro.' },
    })
    await checkPhoto(scope, photo_id)
  },
  assertDeletable: async (scope, { id }) => {
    const { settings } = await db()
      .selectFrom('form')
      .select('settings')
      .where('id', '=', formOf(scope))
      .executeTakeFirstOrThrow()
    const stocked = await stockedIn(scope, [id])
    if (stocked !== '')
      throw problem(409, 'in_use', `Tiene stock de ${stocked}. Pásalo a otra sucursal y luego elimínala.`)
    if (branchSettingsOf(settings).fallback_branch_id === id)
      throw problem(
        409,
        'in_use',
        'Responde cuando ninguna corresponde. Elige otra en Configuración y luego elimínala.',
      )
  },
})

/** Returns the place after the last branch of a form. */
async function nextPosition(formId: number): Promise<number> {
  const { last } = await db()
    .selectFrom('branch')
    .select(sql<number>`coalesce(max(position), 0)`.as('last'))
    .where('form_id', '=', formId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return last + 1
}

async function checkPhoto({ botId }: Scope, number: number | null | undefined): Promise<void> {
  if (typeof number !== 'number') return
  const row = await db()
    .selectFrom('media')
    .select('id')
    .where('bot_id', '=', botId)
    .where('number', '=', number)
    .where('visibility', '=', 'bot')
    .executeTakeFirst()
  if (!row) throw invalidProblem('photo_id', 'Esa foto ya no existe. Elige otra.')
}
