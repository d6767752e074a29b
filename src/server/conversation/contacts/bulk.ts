import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import { changeRows } from '../../foundation/resource/rows.ts'
import { nextVersion } from '../../foundation/resource/version.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { recordContactEvent } from '../ledger/record.ts'
import { contactLabels } from './labels.ts'
import { addMembers, assertFixedGroups, removeMembers } from './members.ts'

type Input = components['schemas']['ContactBulkInput']

/**
 * Adds a label or group to several contacts, or takes it from them. Contacts that no longer exist, and those where
 * nothing changes, are skipped.
 * @throws 422 for a label or group that does not exist, and for a group that would be too large
 */
export function changeContacts(scope: Scope, { ids, action, value }: Input) {
  return tx(async () => {
    const change = changes[action]
    // Contacts before their group, like whoever saves one contact.
    const found = await db()
      .selectFrom('contact')
      .select(['id', 'name'])
      .where('bot_id', '=', scope.botId)
      .where('id', 'in', [...new Set(ids)])
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
    const named = await change.nameOf(scope, value)
    const having = await change.having(
      value,
      found.map(({ id }) => id),
    )
    const changed = found.filter(({ id }) => having.has(id) !== change.adds)
    const skipped = new Set(ids).size - changed.length
    if (changed.length === 0) return { changed: 0, skipped, changed_ids: [] }
    const contacts = changed.map(({ id }) => id)
    await change.write(scope, value, contacts)
    await db()
      .updateTable('contact')
      .set({ updated_at: currentCall().services.clock(), updated_by: scope.userId, version: nextVersion })
      .where('id', 'in', contacts)
      .execute()
    const label = changed.length === 1 ? '1 contacto' : `${changed.length} contactos`
    await writeAudit({ label, after: { action, value: named, contacts: changed.length } })
    await recordContactEvent(
      scope,
      ...changed.map(({ id, name }) => ({
        ...{ contactId: id, contact: name, kind: 'updated' as const },
        detail: `${change.verb} «${named}»`,
      })),
    )
    return { changed: changed.length, skipped, changed_ids: contacts }
  })
}

interface Change {
  adds: boolean
  /** begins the entry of the register */
  verb: string
  nameOf: (scope: Scope, id: number) => Promise<string>
  /** those of the contacts that have it */
  having: (id: number, contacts: readonly number[]) => Promise<ReadonlySet<number>>
  write: (scope: Scope, id: number, contacts: readonly number[]) => Promise<void>
}

async function labelName(scope: Scope, id: number): Promise<string> {
  const [label] = await contactLabels(scope, [id])
  if (!label) throw invalidProblem('value', 'Esa etiqueta ya no existe o es solo para conversaciones. Elige otra.')
  return label.title
}

async function groupName(scope: Scope, id: number): Promise<string> {
  await assertFixedGroups(scope, [id], 'value', 'Ese grupo ya no existe. Elige otro.')
  const query = db().selectFrom('contact_group').select('name').where('id', '=', id)
  return (await query.forNoKeyUpdate().executeTakeFirstOrThrow()).name
}

const having =
  (table: 'contact_label' | 'contact_group_member', column: string) =>
  async (id: number, contacts: readonly number[]) => {
    const { rows } = await sql<{ contact_id: number }>`
    select contact_id from ${sql.table(table)}
    where ${sql.ref(column)} = ${id} and contact_id = any(${[...contacts]}::int[])`.execute(db())
    return new Set(rows.map(({ contact_id }) => contact_id))
  }

const labelled = having('contact_label', 'label_id')
const grouped = having('contact_group_member', 'group_id')

const changes: Record<Input['action'], Change> = {
  label_add: {
    ...{ adds: true, verb: 'Recibió la etiqueta', nameOf: labelName, having: labelled },
    write: async (_, label_id, contacts) => {
      await sql`insert into contact_label (contact_id, label_id)
        select id, ${label_id} from unnest(${[...contacts]}::int[]) id on conflict do nothing`.execute(db())
    },
  },
  label_remove: {
    ...{ adds: false, verb: 'Perdió la etiqueta', nameOf: labelName, having: labelled },
    write: async (_, id, contacts) => {
      await db().deleteFrom('contact_label').where('label_id', '=', id).where('contact_id', 'in', contacts).execute()
    },
  },
  group_add: {
    ...{ adds: true, verb: 'Entró al grupo', nameOf: groupName, having: grouped },
    write: async (scope, id, contacts) => {
      await addMembers(id, contacts, 'value')
      await changeRows(scope, 'contact_group', [id], {})
    },
  },
  group_remove: {
    ...{ adds: false, verb: 'Salió del grupo', nameOf: groupName, having: grouped },
    write: async (scope, id, contacts) => {
      await removeMembers(id, contacts)
      await changeRows(scope, 'contact_group', [id], {})
    },
  },
}
