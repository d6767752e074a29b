import { ContactGroupInputLimits } from '../../../../../generated/limits.ts'
import { operations } from '../../../../../generated/operations.ts'
import { allows, type Gate } from '../../../../contract/gate.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { invalidProblem } from '../../../foundation/resource/refuse.ts'
import { db } from '../../../foundation/store/db.ts'
import { contactLabels } from '../labels.ts'
import { assertFixedGroups } from '../members.ts'
import { countryOf } from '../phones.ts'
import { seenFieldsOf } from '../sight.ts'
import { FIELDS } from './columns.ts'
import type { ImportOptions } from './decide.ts'
import type { Reading } from './reading.ts'

/**
 * Validates what a person chose for an import.
 * @throws 422 at the field
 */
export async function checkedOptions(
  scope: Scope,
  options: ImportOptions,
  file: { rows: number; columns: readonly unknown[] },
): Promise<ImportOptions> {
  const { columns, group_id, labels = [], marketing, consent_source } = options
  const own = (await seenFieldsOf(scope)).map(({ key }) => `custom.${key}`)
  const known = new Set<string>([...FIELDS, ...own])
  const taken = new Set<string>()
  for (const { column, field } of columns) {
    if (column >= file.columns.length || !known.has(field))
      throw invalidProblem('columns', 'Elegiste una columna o un dato que ya no existe. Recarga y vuelve a elegir.')
    if (taken.has(field)) throw invalidProblem('columns', 'Dos columnas llevan el mismo dato. Deja una sola.')
    taken.add(field)
  }
  if (!['code', 'name', 'phone', 'email'].some((field) => taken.has(field)))
    throw invalidProblem('columns', 'Elige qué columna lleva el nombre, el teléfono o el correo.')
  if ((taken.has('marketing') || marketing === 'granted') && !consent_source)
    throw invalidProblem('consent_source', 'Escribe dónde lo aceptaron, como «Formulario de la feria».')
  if (options.unknown_labels === 'create' && !may(scope, operations.labelCreate))
    throw invalidProblem('unknown_labels', 'No puedes crear etiquetas. Elige importar sin ellas.')
  await assertGroup(scope, group_id ?? null, file.rows)
  const found = await contactLabels(scope, labels)
  if (labels.some((id) => !found.some((label) => label.id === id)))
    throw invalidProblem('labels', 'Elegiste una etiqueta que ya no existe o es solo para conversaciones. Quítala.')
  return options
}

/** Whether the caller may do what another operation does. */
export function may({ permissions, planId, roleId }: Scope, { access }: { access: Gate }): boolean {
  const membership = { permissions, plan: planId, role: roleId }
  return allows(access, { user: { admin: false }, membership })
}

async function assertGroup(scope: Scope, id: number | null, rows: number): Promise<void> {
  if (id === null) return
  const text = 'Elegiste un grupo que ya no existe. Elige otro.'
  await assertFixedGroups(scope, [id], 'group_id', text)
  const { members } = await db()
    .selectFrom('contact_group_member')
    .select(({ fn }) => fn.countAll<number>().as('members'))
    .where('group_id', '=', id)
    .executeTakeFirstOrThrow()
  if (Number(members) + rows > ContactGroupInputLimits.member_ids.maxItems)
    throw invalidProblem('group_id', 'Un grupo admite hasta 10.000 contactos. Divide el archivo o elige otro grupo.')
}

/** Returns how the rows of an import are read. */
export async function readingOf(scope: Pick<Scope, 'botId'>, { columns }: ImportOptions): Promise<Reading> {
  const own = await db()
    .selectFrom('contact_field')
    .select(['key', 'label', 'type', 'options'])
    .where('bot_id', '=', scope.botId)
    .execute()
  return { columns, country: await countryOf(scope), own }
}
