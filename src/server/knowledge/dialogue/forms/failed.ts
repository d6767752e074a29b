import { resolveFormOfAddress } from '../../../../contract/address-form.ts'
import { answerFaultText } from '../../../../contract/forms/answer-texts.ts'
import type { answerFault } from '../../../../contract/forms/check-answer.ts'
import { buildTextReply } from '../build-replies.ts'
import type { Outcome } from '../rule.ts'
import type { Reply } from '../types.ts'
import { advance } from './advance.ts'
import { questionReply, say } from './ask.ts'
import { collectedReplies } from './collected.ts'
import { cancelled, handOver } from './end.ts'
import { type AskedForm, runReply, stepOf, stored } from './run.ts'
import type { FormQuestion } from './types.ts'

type Fault = NonNullable<ReturnType<typeof answerFault>>

/** What is wrong with an answer that could not be read. */
const FAULTS: Readonly<Partial<Record<FormQuestion['kind'], Fault>>> = {
  number: 'not_number',
  rating: 'not_number',
  nps: 'not_number',
  csat: 'not_option',
  email: 'not_email',
  phone: 'not_phone',
  date: 'not_date',
  single: 'not_option',
  multiple: 'not_option',
  yes_no: 'not_yes_no',
  consent: 'not_yes_no',
  file: 'not_file',
  location: 'not_place',
}

/** Asks again after an answer that cannot be used; after some attempts, does what the question says. */
export function retried(asked: AskedForm, fault?: Fault, told: readonly Reply[] = []): Outcome {
  const { deciding, form, run, question } = asked
  const attempts = run.attempts + (told.length > 0 ? 0 : 1)
  if (attempts > question.maxRetries) return failed(asked)
  const after = { ...run, attempts, at: deciding.turn.now.toISOString() }
  const said = told.length > 0 ? told : [faultReply(asked, fault)]
  return {
    replies: stored(runReply(form, after, 'partial'), [...said, questionReply(deciding, question, run.chosen)]),
    explanation: stepOf(asked, {
      why:
        told.length > 0
          ? 'Contó otro dato'
          : `No sirve como respuesta (intento ${attempts} de ${question.maxRetries + 1})`,
      next: question.text,
    }),
    next: { form: after },
  }
}

/** Returns why an answer cannot be used. */
function faultReply({ deciding, question }: AskedForm, fault?: Fault): Reply {
  const { bot, turn } = deciding
  const own = question.error_text?.trim()
  if (!fault && !own && question.reads) return say(deciding, question.reads)
  const text = answerFaultText(fault ?? FAULTS[question.kind] ?? 'missing', question)
  return buildTextReply(resolveFormOfAddress(text, bot.form ?? 'tu'), turn)
}

/** Does what a question says when it is not answered. */
function failed(asked: AskedForm): Outcome {
  const { deciding, form, run, question } = asked
  const { bot } = deciding
  if (question.onFail === 'cancel') return cancelled(asked, 'unanswered')
  if (question.onFail === 'skip' && question.kind !== 'consent') {
    const after = { ...run, settled: [...run.settled, question.id] }
    const before = [say({ ...deciding, bot }, 'skipped')]
    return advance({ deciding, form, run: after, question, before }, { why: 'No sirvió ninguna respuesta: la saltea' })
  }
  const handoff = run.handoff ?? { reason: 'slot', areaId: null, by: question.text }
  return {
    replies: stored(runReply(form, run, 'handed'), [
      ...collectedReplies(form, run, deciding.turn),
      ...handOver(deciding, handoff),
    ]),
    explanation: stepOf(asked, { why: 'No sirvió ninguna respuesta: pasa a una persona' }),
    next: { form: undefined },
  }
}
