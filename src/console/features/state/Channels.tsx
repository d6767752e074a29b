import { useId } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import { ChannelOptions, ChannelStatusOptions } from '../../../../generated/options.ts'
import type { Option } from '../../../contract/screen.ts'
import { Badge } from '../../ui/Badge.tsx'
import { formatAgo, formatDate, formatDateTime } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'

const ICONS = {
  webchat: 'web',
  whatsapp: 'whatsapp',
  facebook: 'facebook',
  telegram: 'telegram',
  email: 'email',
} as const

/** The channels of the bot and their status. */
export function Channels({ channels }: { channels: components['schemas']['BotState']['channels'] }) {
  const id = useId()
  const names: readonly Option[] = ChannelOptions
  const statuses: readonly Option[] = ChannelStatusOptions
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>Canales</h2>
      </div>
      <ul className="state-list">
        {channels.map((one) => {
          const status = statuses.find(({ value }) => value === one.status)
          return (
            <li key={one.channel}>
              <span className="state-channel">
                <Icon name={ICONS[one.channel]} />
                <span>
                  {names.find(({ value }) => value === one.channel)?.label}
                  <small className="soft">
                    {one.last_message_at ? (
                      <>
                        {' '}
                        Último mensaje{' '}
                        <time dateTime={one.last_message_at} title={formatDateTime(one.last_message_at)}>
                          {formatAgo(one.last_message_at)}
                        </time>
                      </>
                    ) : (
                      ' Sin mensajes'
                    )}
                    {one.since && one.status !== 'not_configured' && ` · Conectado desde el ${formatDate(one.since)}`}
                  </small>
                  {one.last_error && one.status !== 'not_configured' && (
                    <small className="state-error">{one.last_error}</small>
                  )}
                </span>
              </span>
              <Badge tone={status?.tone}>{status?.label}</Badge>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
