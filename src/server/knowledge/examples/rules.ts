import { reanchored } from '../../../contract/tagging.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { checkIds } from '../../foundation/resource/references.ts'
import { invalid, taken } from '../../foundation/resource/refuse.ts'
import { resource } from '../../foundation/resource/resource.ts'
import { db, json } from '../../foundation/store/db.ts'
import { checkMarks, tidied } from './marks.ts'
import { columns, conflicting, duplicateOf } from './queries.ts'
import { textColumns } from './write.ts'

/** What the bot is taught with. Marks that a change does not name stay where their words are. */
export const examples = resource('example', {
  table: 'example',
  from: (rows) =>
    rows
      .innerJoin('intent as i', 'i.id', 'example.intent_id')
      .selectAll('example')
      .select(['i.name as intent_name', conflicting.as('conflict')]),
  named: 'text',
  unique: { example_folded: ['text', 'Ese ejemplo ya existe.'] },
  list: columns,
  implied: ({ text, entities }, before) => ({
    entities: entities ?? reanchored(text ?? before.text, before.entities),
  }),
  columns: ({ intent_id, text, entities = [], split, state, source_message_id = null }, _, before) => ({
    ...{ intent_id, split, state, ...textColumns(text), entities: json(tidied(entities)) },
    ...(!before && { source_message_id, source: source_message_id === null ? 'manual' : 'chat' }),
  }),
  facts: ({ text, intent_id, entities, split, state }) => ({ text, intent_id, entities, split, state }),
  refers: (scope, { intent_id }) =>
    checkIds(scope, 'intent', [intent_id], { field: 'intent_id', text: 'Esa intención no existe.' }),
  check: async (scope, { text, entities = [], source_message_id = null }, before) => {
    const twin = await duplicateOf(scope, textColumns(text).folded, before?.id)
    if (twin) throw taken('text', `Ya es un ejemplo de la intención «${twin.intent}».`)
    await checkMarks(scope, text, entities)
    if (!before && source_message_id !== null) await messageMustExist(scope, source_message_id)
  },
})

/** Refuses an intent that the bot lacks: 422 at its field. */
export async function intentMustExist({ botId }: Scope, id: number): Promise<string> {
  const row = await db()
    .selectFrom('intent')
    .select('name')
    .where('bot_id', '=', botId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw invalid('intent_id', 'Esa intención no existe.')
  return row.name
}

async function messageMustExist({ botId }: Scope, id: number): Promise<void> {
  const query = db().selectFrom('message').select('id').where('bot_id', '=', botId).where('id', '=', id)
  if (!(await query.executeTakeFirst())) throw invalid('source_message_id', 'Ese mensaje no existe.')
}
