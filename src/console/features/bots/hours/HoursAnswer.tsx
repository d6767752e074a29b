import type { components } from '../../../../../generated/api.d.ts'
import { api, unwrap } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import { useSession } from '../../../session/index.ts'
import { useLoad } from '../../../ui/useLoad.ts'
import type { OpeningHours } from './week.ts'

type Preview = components['schemas']['HandoffPreview']

interface HoursAnswerProps {
  schedule: OpeningHours
  /** ISO 8601; absent for now */
  at?: string
}

/** What the bot answers with these hours at a moment. */
export function HoursAnswer({ schedule, at }: HoursAnswerProps) {
  const bot = useSession().bot?.id ?? 0
  const body = { schedule, ...(at !== undefined && { at }) }
  const { data, error } = useLoad(JSON.stringify([bot, body]), (signal) => fetchPreview(bot, body, signal))
  if (error) return <p className="fld-error">{messageOf(error)}</p>
  if (!data) return null
  return (
    <>
      <p>
        <strong>{data.open ? 'Abierto.' : 'Cerrado.'}</strong>
        {data.opening !== '' && ` Abre ${data.opening}.`}
      </p>
      {data.texts.map((text) => (
        <p key={text} className="hours-said">
          {text}
        </p>
      ))}
    </>
  )
}

function fetchPreview(
  bot: number,
  body: components['schemas']['HandoffPreviewInput'],
  signal: AbortSignal,
): Promise<Preview> {
  return unwrap(api.POST('/bots/handoff/preview/{bot}', { params: { path: { bot } }, body, signal }))
}
