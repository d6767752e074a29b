import type { components } from '../../../../../generated/api.d.ts'
import { resolveFormOfAddress } from '../../../../contract/address-form.ts'
import type { StoredSurveySettings } from '../../dialogue/forms/survey-defaults.ts'
import type { SurveyQuestion } from './stored.ts'

type Template = components['schemas']['SurveyTemplate']

interface Start {
  questions: SurveyQuestion[]
  settings: StoredSurveySettings
}

const question = (id: string, kind: SurveyQuestion['kind'], text: string, more: Partial<SurveyQuestion> = {}) => ({
  ...{ id, kind, text, options: [], required: true, max_retries: 2, skip_if_known: false },
  ...{ on_fail: 'skip' as const, jump_to: {}, show_if: null, save_to: null },
  ...more,
})

const whenBelow = (id: string, value: number): SurveyQuestion['show_if'] => ({
  match: 'all',
  conditions: [{ question: id, operator: 'lt', value }],
})

const intro = '¿{Nos contás/Nos cuentas/Nos cuenta} cómo {te/le} fue? Es un minuto.'
const thanks = '¡Gracias por {tu/su} opinión!'

/** What a new survey begins with, in every form of address. */
const STARTS: Readonly<Record<Template, Start>> = {
  blank: { questions: [], settings: { thanks } },
  csat: {
    settings: { intro, thanks },
    questions: [
      question('atencion', 'csat', '¿Cómo {te/le} atendimos?'),
      question('mejorar', 'long_text', 'Gracias por contarnos. ¿Qué podríamos mejorar?', {
        required: false,
        show_if: whenBelow('atencion', 4),
      }),
      question('resuelto', 'yes_no', '¿Resolvimos {tu/su} consulta?'),
    ],
  },
  nps: {
    settings: { intro, thanks },
    questions: [
      question('recomendaria', 'nps', 'Del 0 al 10, ¿qué tan probable es que nos {recomiendes/recomiende}?'),
      question('motivo', 'long_text', '¿Por qué {elegiste/eligió} ese número?', { required: false }),
    ],
  },
}

/** Returns what a new survey begins with, as the bot addresses its customers. The business changes it as its own text. */
export function startOf(template: Template, form: Parameters<typeof resolveFormOfAddress>[1]): Start {
  const start: Start = JSON.parse(JSON.stringify(STARTS[template]), (_, value) =>
    typeof value === 'string' ? resolveFormOfAddress(value, form) : value,
  )
  return start
}
