import { sql } from 'kysely'
import { SecondaryKindOptions } from '../../../../../generated/options.ts'
import { foldPhrase } from '../../../../contract/phrase.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { checkIds } from '../../../foundation/resource/references.ts'
import { invalid, taken } from '../../../foundation/resource/refuse.ts'
import { resource } from '../../../foundation/resource/resource.ts'
import { contains, db } from '../../../foundation/store/db.ts'
import { text } from '../../../foundation/store/list.ts'
import { checkContent, checkLeads } from '../content.ts'
import { leftOut } from '../left-out.ts'
import { spoken } from '../people.ts'
import { ownersOf } from '../questions.ts'
import { FOLLOW_UP, type SecondaryInput, type SecondaryResponse } from '../types.ts'
import { refuseUsed, usesIn } from '../uses.ts'

/** Secondary responses. Of a situation whose response is deleted, the bot goes back to the original text. */
export const secondaryResponses = resource('secondaryResponse', {
  table: 'secondary_response',
  from: (rows) => rows.selectAll(),
  read: async (scope, rows) => {
    const uses = await usesIn(scope)
    return rows.map((row) => ({ ...row, parents: uses.of('secondary', row.id) }))
  },
  named: 'name',
  list: {
    name: { ...text('r.name'), searched: (typed) => contains(sql`r.name || ' ' || ${spoken('r.messages')}`, typed) },
  },
  unique: { secondary_response_name: ['name', 'Ya existe una respuesta con ese nombre.'] },
  check,
  refers: async (scope, named) => {
    await checkLeads(scope, named)
    await checkIds(scope, 'area', [named.handoff_area_id], { field: 'handoff_area_id', text: 'Esa área no existe.' })
  },
  leaveOut: leftOut,
  // only questions are learned; everything else is said as it stands
  learned: ({ questions = [] }) => questions.length > 0,
  uses: (_, { id, parents }) => refuseUsed(parents, [{ type: 'secondary', id }]),
})

async function check(scope: Scope, input: SecondaryInput, before?: SecondaryResponse): Promise<void> {
  checkContent(input)
  await checkQuestions(scope, input.questions ?? [])
  if (input.kind === FOLLOW_UP || input.enabled === false) return
  const other = await db()
    .selectFrom('secondary_response')
    .select('name')
    .where('bot_id', '=', scope.botId)
    .where('kind', '=', input.kind)
    .where('enabled', '=', true)
    .where('deleted_at', 'is', null)
    .where('id', '<>', before?.id ?? 0)
    .executeTakeFirst()
  const label = SecondaryKindOptions.find(({ value }) => value === input.kind)?.label
  if (other) throw taken('kind', `«${other.name}» ya está activa como ${label}. Desactivarla primero, o editarla.`)
}

/** Its questions are nobody's examples: one that is, would be understood as that intent. */
async function checkQuestions(scope: Scope, questions: readonly string[]): Promise<void> {
  const folded = questions.map(foldPhrase)
  const again = folded.findIndex((one, at) => folded.indexOf(one) < at)
  if (again >= 0) throw invalid('questions', `La pregunta «${questions[again]}» está repetida.`)
  const [owner] = await ownersOf(scope, questions)
  if (owner) throw taken('questions', `La pregunta «${owner.text}» ya es un ejemplo de «${owner.title}».`)
}
