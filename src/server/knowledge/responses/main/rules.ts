import { sql } from 'kysely'
import { resource, stored } from '../../../foundation/resource/resource.ts'
import { contains } from '../../../foundation/store/db.ts'
import { text } from '../../../foundation/store/list.ts'
import { replaceQuestions } from '../../examples/write.ts'
import { leftOut } from '../left-out.ts'
import { spoken } from '../people.ts'
import { refuseUsed, usesIn } from '../uses.ts'
import { checkMain, checkMainRefers } from './check.ts'

/** The questions of a response's intent: its examples that are trained with. */
const questions = sql<string[]>`(select coalesce(jsonb_agg(e.text order by e.id), '[]'::jsonb) from example e
  where e.bot_id = response.bot_id and e.intent_id = response.intent_id and e.deleted_at is null
    and e.split = 'train' and e.state = 'active')`

/** Main responses; with one are written its intent's questions, which stay with the intent when it is deleted. */
export const mainResponses = resource('response', {
  table: 'response',
  from: (rows) => rows.selectAll().select(questions.as('questions')),
  read: async (scope, rows) => {
    const uses = await usesIn(scope)
    return rows.map((row) => ({ ...row, used_by: uses.of('main', row.id) }))
  },
  named: 'title',
  // who searches, looks for what is answered as well
  list: {
    title: { ...text('r.title'), searched: (typed) => contains(sql`r.title || ' ' || ${spoken('r.messages')}`, typed) },
  },
  unique: { response_title: ['title', 'Ya existe una respuesta con ese título.'] },
  columns: ({ questions: _, known_questions: __, next = 'none', next_id = null, ...input }) => ({
    ...stored({ ...input, next }),
    next_id: next === 'secondary' || next === 'form' ? next_id : null,
  }),
  check: checkMain,
  refers: checkMainRefers,
  parts: async (scope, _, { questions, known_questions = [], ...named }, before) => {
    const intent_id = named.intent_id ?? before?.intent_id
    if (!questions || !intent_id) return
    // the version of a response tells of its own intent's questions, not of those of an intent that it comes to
    const known = intent_id === before?.intent_id ? undefined : known_questions
    await replaceQuestions(scope, intent_id, questions, known)
  },
  leaveOut: leftOut,
  uses: (_, { id, used_by = [] }) => refuseUsed(used_by, [{ type: 'response', id }]),
})
