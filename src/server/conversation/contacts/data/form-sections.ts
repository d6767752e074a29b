import type { components } from '../../../../../generated/api.d.ts'
import { FormRunChannelOptions, FormRunStatusOptions } from '../../../../../generated/options.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { db } from '../../../foundation/store/db.ts'
import type { FormQuestion } from '../../../knowledge/catalogue/types.ts'
import { loadContactForm } from '../../../knowledge/forms/contact/contact-form.ts'
import { shownValues } from '../../../knowledge/forms/survey/shown-values.ts'
import { labelOf } from './option-label.ts'

type Section = components['schemas']['ContactData']['sections'][number]

/** Returns a section for each time that a person answered a form, also one that was deleted, with their answers in words. */
export async function formSections(scope: Scope, id: number, when: (at: string) => string): Promise<Section[]> {
  const runs = await db()
    .selectFrom('form_run as u')
    .innerJoin('form as f', 'f.id', 'u.form_id')
    .select(['u.started_at', 'u.channel', 'u.status', 'u.answers', 'f.name', 'f.kind', 'f.questions'])
    .where('u.bot_id', '=', scope.botId)
    .where('u.contact_id', '=', id)
    .orderBy('u.id')
    .execute()
  if (runs.length === 0) return []
  // What it asks may not be stored: then it is as it comes.
  const { form } = await loadContactForm(scope)
  return runs.map(({ started_at, channel, status, answers, name, kind, questions }) => ({
    title: `Formulario «${name}»`,
    rows: [
      { label: 'Cuándo', value: when(started_at) },
      { label: 'Canal', value: labelOf(FormRunChannelOptions, channel) },
      { label: 'Estado', value: labelOf(FormRunStatusOptions, status) },
      ...shownValues(asked(kind === 'contact' ? form.fields : questions), answers).map(({ title, text }) => ({
        label: title,
        value: text,
      })),
    ],
  }))
}

type Asked = Parameters<typeof shownValues>[0][number]

/** Returns what a form asks, whatever its kind. */
const asked = (questions: readonly FormQuestion[]): Asked[] =>
  questions.flatMap((one): Asked[] => {
    if ('key' in one) return [{ id: one.key, text: one.label, kind: 'short_text' }]
    return 'text' in one && 'kind' in one ? [one] : []
  })
