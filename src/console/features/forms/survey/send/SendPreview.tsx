import '../survey.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useParams } from 'react-router-dom'
import type { components } from '../../../../../../generated/api.d.ts'
import { SurveySendAudienceLimits } from '../../../../../../generated/limits.ts'
import { api, unwrap } from '../../../../api/client.ts'
import { messageOf } from '../../../../api/errors.ts'
import { useDebounced } from '../../../../engine/useDebounced.ts'
import { useBotId } from '../../../../session/index.ts'
import { plural } from '../../../../ui/format.ts'
import { reasonText } from './reason-text.ts'

type Audience = components['schemas']['SurveySendAudience']

/** How many people a send would ask, and why others would not be asked, while it is prepared. */
export function SendPreview() {
  const bot = useBotId()
  const idForm = Number(useParams().idForm)
  const written = useDebounced(JSON.stringify(audienceOf(useWatch())))
  const body: Audience = JSON.parse(written)
  const { active_days: days, exclude_answered_days: answered } = SurveySendAudienceLimits
  const isComplete =
    isWithin(body.active_days, days) &&
    (body.exclude_answered_days === undefined || isWithin(body.exclude_answered_days, answered))
  const { data, error, isFetching } = useQuery({
    queryKey: ['forms/survey/send', 'preview', bot, idForm, written],
    queryFn: ({ signal }) =>
      unwrap(
        api.POST('/forms/survey/send/{bot}/{idForm}/preview', { params: { path: { bot, idForm } }, body, signal }),
      ),
    enabled: isComplete,
    placeholderData: keepPreviousData,
    retry: false,
  })
  if (!isComplete) return <p className="survey-reach soft">Completa los días y verás a quiénes les llega.</p>
  if (error)
    return (
      <p className="survey-reach field-error" role="alert">
        {messageOf(error)}
      </p>
    )
  return (
    <div className="survey-reach" aria-live="polite" aria-busy={isFetching}>
      {data ? <Reach {...data} /> : <p className="soft">Contando…</p>}
    </div>
  )
}

function Reach({ count, excluded, contacts }: components['schemas']['SurveySendPreview']) {
  const rest = count - contacts.length
  return (
    <>
      <p>
        <strong>{count === 0 ? 'No le llega a nadie.' : `Le llega a ${plural(count, 'persona', 'personas')}.`}</strong>{' '}
        {contacts.length > 0 && (
          <span className="soft">
            {contacts.join(', ')}
            {rest > 0 && ` y ${rest} más`}
          </span>
        )}
      </p>
      {excluded.length > 0 && (
        <ul aria-label="A quiénes no les llega">
          {excluded.map((one) => (
            <li key={one.reason}>{reasonText(one)}</li>
          ))}
        </ul>
      )}
    </>
  )
}

const isWithin = (value: unknown, { minimum, maximum }: { minimum: number; maximum: number }) =>
  typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum

/** Returns whom the form describes; absent values have their defaults. */
function audienceOf(values: Record<string, unknown>): Partial<Record<keyof Audience, unknown>> {
  const { contact_ids, channel, area_ids, label_ids, active_days, exclude_answered_days } = values
  const given = { contact_ids, channel, area_ids, label_ids, active_days, exclude_answered_days }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ''))
}
