import { sql } from 'kysely'
import { fold } from '../../../../contract/phrase.ts'
import { writeAuditAs } from '../../../foundation/audit/record.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { db } from '../../../foundation/store/db.ts'
import { forgetLabel } from '../../../knowledge/responses/missing-references.ts'
import { forgetLabelInViews } from '../../chats/views.ts'
import { GONE } from './gone.ts'
import { textKey } from './match.ts'
import type { Identity } from './person.ts'
import { isOfImport } from './phrases.ts'

/**
 * Deletes the labels that an import created of the person's name, as of a column of names that somebody took for labels.
 * One that the team changed since is theirs, whatever it is called.
 */
export async function dropMadeLabels(scope: Scope, { botId, names }: Identity): Promise<void> {
  const { rows } = await sql<{ id: number; title: string }>`
    select l.id, l.title from label l where l.bot_id = ${botId} and ${isOfImport('l')}
    order by l.id for update`.execute(db())
  const own = new Set(names.map(fold))
  for (const { id, title } of rows) {
    if (!own.has(fold(textKey(title)))) continue
    await db().deleteFrom('label').where('id', '=', id).execute()
    await forgetLabel(scope, id)
    await forgetLabelInViews(scope, id)
    await writeAuditAs({ action: 'delete', resource: 'label' }, { id, label: GONE })
  }
}
