import '../survey.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { components } from '../../../../../../generated/api.d.ts'
import { FormRunChannelOptions, FormRunStatusOptions } from '../../../../../../generated/options.ts'
import { TIMEZONE } from '../../../../../contract/zone.ts'
import { useOperationCall, useOperationMutation } from '../../../../engine/useOperationMutation.ts'
import { useSession } from '../../../../session/index.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { DASH, formatDateTime } from '../../../../ui/format.ts'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { Loading } from '../../../../ui/Spinner.tsx'
import type { Questions } from '../types.ts'
import { CorrectValues } from './CorrectValues.tsx'

type Answer = components['schemas']['SurveyAnswer']

const labelOf = (options: readonly { value: unknown; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value

/** One answer: what was asked and said, whose it is, and what was done with it. */
export function AnswerDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const call = useOperationCall()
  const act = useOperationMutation()
  const [correcting, setCorrecting] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['surveyAnswerGet', id],
    queryFn: async () => ({
      answer: (await call('surveyAnswerGet', { record: { id } })) as Answer,
      questions: ((await call('surveyQuestionsGet', {})) as Questions).questions,
    }),
  })
  const save = async (values: object) => {
    await act('surveyAnswerUpdate', { record: { id }, values: values as Record<string, unknown> })
    setCorrecting(false)
    await refetch()
  }
  return (
    <Dialog open title="Respuesta" width={640} onClose={onClose}>
      {!data ? (
        error ? (
          <LoadFailure error={error} onRetry={refetch} />
        ) : (
          <Loading />
        )
      ) : (
        <div className="survey-fields">
          <Facts answer={data.answer} />
          {correcting ? (
            <CorrectValues
              questions={data.questions}
              answer={data.answer}
              onSave={(values) => save({ values })}
              onCancel={() => setCorrecting(false)}
            />
          ) : (
            <>
              <dl className="survey-addresses">
                {data.answer.values.map(({ question, title, text }) => (
                  <div key={question}>
                    <dt>{title}</dt>
                    <dd>{text || DASH}</dd>
                  </div>
                ))}
              </dl>
              {data.answer.values.length === 0 && <p className="soft">Todavía no envió ninguna respuesta.</p>}
              <Checkbox
                label="Revisada"
                checked={data.answer.reviewed}
                onChange={(reviewed) => void save({ reviewed }).catch(() => {})}
              />
              <div className="survey-tools">
                <Button icon="edit" onClick={() => setCorrecting(true)}>
                  Corregir
                </Button>
              </div>
            </>
          )}
        </div>
      )}
    </Dialog>
  )
}

function Facts({ answer }: { answer: Answer }) {
  const zone = useSession().bot?.timezone ?? TIMEZONE
  const { contact, contact_id, chat_id, channel, source, status, started_at, consented_at, edited_at } = answer
  const facts = [
    labelOf(FormRunChannelOptions, channel),
    source,
    labelOf(FormRunStatusOptions, status),
    formatDateTime(started_at, zone),
    consented_at ? `Aceptó el consentimiento: ${formatDateTime(consented_at, zone)}` : '',
    edited_at ? `Corregida: ${formatDateTime(edited_at, zone)}` : '',
  ]
  return (
    <p>
      {contact && (contact_id ? <Link to={`/contacts/${contact_id}`}>{contact}</Link> : <strong>{contact}</strong>)}{' '}
      {chat_id && <Link to={`/chats?chat=${chat_id}`}>Abrir la conversación</Link>}{' '}
      <span className="soft">{facts.filter(Boolean).join(' · ')}</span>
    </p>
  )
}
