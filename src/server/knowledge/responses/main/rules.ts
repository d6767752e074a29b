import { sql } from 'kysely'
import { toColumns } from '../../../foundation/resource/columns.ts'
import { resource } from '../../../foundation/resource/resource.ts'
import { contains, json } from '../../../foundation/store/db.ts'
import { text } from '../../../foundation/store/list.ts'
import { saveSecrets, withoutSecrets } from '../../dialogue/webhook/secrets.ts'
import { replaceQuestions } from '../../examples/write.ts'
import { messageTexts } from '../message-texts.ts'
import { withoutMissingReferences } from '../missing-references.ts'
import { assertUnused, loadResponseUses } from '../uses.ts'
import { checkMain, checkMainReferences } from './check.ts'

/** The questions of a response's intent: its active training examples. */
const questions = sql<string[]>`(select coalesce(jsonb_agg(e.text order by e.id), '[]'::jsonb) from example e
  where e.bot_id = response.bot_id and e.intent_id = response.intent_id and e.deleted_at is null
    and e.split = 'train' and e.state = 'active')`

/**
 * The main response resource. Saving a response also saves the questions of its intent; they stay with the intent when
 * the response is deleted.
 */
export const mainResponses = resource('response', {
  table: 'response',
  from: (rows) => rows.selectAll().select(questions.as('questions')),
  read: async (scope, rows) => {
    const uses = await loadResponseUses(scope)
    return rows.map((row) => ({ ...row, used_by: uses.of('main', row.id) }))
  },
  displayName: 'title',
  // The search includes the texts of the messages.
  list: {
    title: {
      ...text('r.title'),
      searched: (typed) => contains(sql`r.title || ' ' || ${messageTexts('r.messages')}`, typed),
    },
  },
  unique: { response_title: ['title', 'Ya existe una respuesta con ese título. Elige otro.'] },
  columns: (
    { questions: _, known_questions: __, next = 'none', next_id = null, webhook, ...input },
    _scope,
    before,
  ) => ({
    ...toColumns({ ...input, next }),
    ...(webhook !== undefined && { webhook: webhook && json(withoutSecrets(webhook, before?.webhook)) }),
    next_id: next === 'secondary' || next === 'form' ? next_id : null,
  }),
  // They only say how to apply the other changes.
  current: (_, { known_questions }) => ({ ...(known_questions && { known_questions }) }),
  check: checkMain,
  checkReferences: checkMainReferences,
  saveRelated: async (scope, id, { questions, known_questions = [], webhook, ...named }, before) => {
    if (webhook !== undefined) await saveSecrets(scope.botId, id, webhook)
    const intent_id = named.intent_id ?? before?.intent_id
    if (!questions || !intent_id) return
    // The response's version only covers the questions of its current intent. After a change of intent, compare with
    // the questions that the client knew.
    const known = intent_id === before?.intent_id ? undefined : known_questions
    await replaceQuestions(scope, intent_id, questions, known)
  },
  dropMissingReferences: withoutMissingReferences,
  assertDeletable: (_, { id, used_by = [] }) => assertUnused(used_by, [{ type: 'response', id }]),
})
