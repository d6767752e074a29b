import { replaceQuestions } from '../../examples/write.ts'
import { json } from '../../store/db.ts'
import { rulesOf } from '../rules.ts'
import type { MainInput, MainResponse } from '../types.ts'
import { checkMain } from './check.ts'
import { findMain } from './queries.ts'

const rules = rulesOf<MainInput, MainResponse>({
  table: 'response',
  unique: { response_title: { field: 'title', text: 'Ya existe una respuesta con ese título.' } },
  named: 'title',
  find: findMain,
  check: checkMain,
  columns,
  labelOf: ({ title }) => title,
  facts,
  also: async (scope, { intent_id, questions }) => {
    if (questions) await replaceQuestions(scope, intent_id, questions)
  },
  learnt: () => true,
  uses: ({ id, used_by = [] }) => used_by.filter((use) => !(use.type === 'response' && use.id === id)),
})

/** Writing main responses; with one are written its intent's questions, which stay with the intent when it is deleted. */
export const { create: createMain, update: updateMain, remove: deleteMain, restore: restoreMain, one: mainOf } = rules

function columns(input: MainInput) {
  const { intent_id, title, category_id = null, randomize_variants = true, next = 'none' } = input
  const moment = (text: string | null | undefined) => (text ? new Date(text) : null)
  return {
    ...{ intent_id, title, category_id, randomize_variants, next },
    next_id: next === 'secondary' || next === 'form' ? (input.next_id ?? null) : null,
    messages: json(input.messages),
    buttons: json(input.buttons ?? []),
    channels: json(input.channels ?? []),
    assign_labels: json(input.assign_labels ?? []),
    assign_area_id: input.assign_area_id ?? null,
    attempts: input.attempts ?? 1,
    enabled: input.enabled ?? true,
    valid_from: moment(input.valid_from),
    valid_until: moment(input.valid_until),
  }
}

/** What the history keeps. */
function facts(response: MainResponse) {
  const { title, intent_id, category_id, questions, messages, buttons, channels, next, next_id, enabled } = response
  const { valid_from, valid_until, assign_area_id, assign_labels, attempts, randomize_variants } = response
  return {
    ...{ title, intent_id, category_id, questions, messages, buttons, channels, next, next_id, enabled },
    ...{ valid_from, valid_until, assign_area_id, assign_labels, attempts, randomize_variants },
  }
}
