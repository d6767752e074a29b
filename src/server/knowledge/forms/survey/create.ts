import type { components } from '../../../../../generated/api.d.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { formOfBot } from '../../../foundation/scope/form-of-address.ts'
import { db, json, tx } from '../../../foundation/store/db.ts'
import { forms } from '../forms.ts'
import { startOf } from './templates.ts'

/** Creates a survey, with the questions of a template. */
export const createSurvey = (
  scope: Scope,
  { template = 'blank', name, description = '' }: components['schemas']['SurveyCreateInput'],
): Promise<{ id: number }> =>
  tx(async () => {
    const { id } = await forms.create(scope, { name, description, kind: 'survey', enabled: true })
    const { questions, settings } = startOf(template, await formOfBot(scope.botId))
    // What it begins with is part of its creation and does not change its version.
    await db()
      .updateTable('form')
      .set({ questions: json(questions), settings: json(settings) })
      .where('id', '=', id)
      .execute()
    return { id }
  })
