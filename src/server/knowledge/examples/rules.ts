import { reanchorMarks } from '../../../contract/tagging.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { checkIds } from '../../foundation/resource/references.ts'
import { invalidProblem, takenProblem } from '../../foundation/resource/refuse.ts'
import { resource } from '../../foundation/resource/resource.ts'
import { db, json } from '../../foundation/store/db.ts'
import { checkMarks, normalizeMarks } from './marks.ts'
import { columns, conflictingExample, duplicateOf } from './queries.ts'
import { textColumns } from './write.ts'

/** The training example resource. When only the text changes, annotations move with their words. */
export const examples = resource('example', {
  table: 'example',
  from: (rows) =>
    rows
      .innerJoin('intent as i', 'i.id', 'example.intent_id')
      .selectAll('example')
      .select(['i.name as intent_name', conflictingExample.as('conflict')]),
  displayName: 'text',
  unique: { example_folded: ['text', 'Ese ejemplo ya existe. Escribe otro.'] },
  list: columns,
  deriveChanges: ({ text, entities }, before) => ({
    entities: entities ?? reanchorMarks(text ?? before.text, before.entities),
  }),
  columns: ({ intent_id, text, entities = [], split, state, source_message_id = null }, _, before) => ({
    ...{ intent_id, split, state, ...textColumns(text), entities: json(normalizeMarks(entities)) },
    ...(!before && { source_message_id, source: source_message_id === null ? 'manual' : 'chat' }),
  }),
  auditData: ({ text, intent_id, entities, split, state }) => ({ text, intent_id, entities, split, state }),
  checkReferences: (scope, { intent_id }) =>
    checkIds(scope, 'intent', [intent_id], { field: 'intent_id', text: 'Esa intención ya no existe. Elige otra.' }),
  check: async (scope, { text, entities = [], source_message_id = null }, before) => {
    const twin = await duplicateOf(scope, textColumns(text).folded, before?.id)
    if (twin) throw takenProblem('text', `Ya es un ejemplo de la intención «${twin.intent}». Escribe otro.`)
    await checkMarks(scope, text, entities)
    if (!before && source_message_id !== null) await messageMustExist(scope, source_message_id)
  },
})

/** Returns the name of an intent and locks it. 422 at `intent_id` if the bot does not have it. */
export async function intentMustExist({ botId }: Scope, id: number): Promise<string> {
  const row = await db()
    .selectFrom('intent')
    .select('name')
    .where('bot_id', '=', botId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw invalidProblem('intent_id', 'Esa intención ya no existe. Elige otra.')
  return row.name
}

async function messageMustExist({ botId }: Scope, id: number): Promise<void> {
  const query = db().selectFrom('message').select('id').where('bot_id', '=', botId).where('id', '=', id)
  if (!(await query.executeTakeFirst()))
    throw invalidProblem('source_message_id', 'Ese mensaje ya no existe. Recarga y vuelve a intentarlo.')
}
