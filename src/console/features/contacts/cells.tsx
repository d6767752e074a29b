import './contacts.css'
import { useGetManyAggregate } from 'react-admin'
import type { components } from '../../../../generated/api.d.ts'
import type { CellProps } from '../../engine/fields/kinds.ts'
import { CHANNEL_ICONS, channelName } from '../../ui/channels.ts'
import { Icon } from '../../ui/Icon.tsx'

type Schemas = components['schemas']

/** The names of a contact's labels. Those of all rows are fetched in one request. */
export function LabelsCell({ value }: CellProps) {
  const ids = value as number[]
  const { data = [] } = useGetManyAggregate<Schemas['Label']>('chats/labels', { ids })
  const titles = data.flatMap((label) => (label && ids.includes(label.id) ? [label.title] : []))
  return <span className="cell-text">{titles.join(', ')}</span>
}

/** The channels on which a contact wrote. */
export function ChannelsCell({ value }: CellProps) {
  const channels = [...new Set((value as Schemas['ContactChannel'][]).map(({ channel }) => channel))]
  return (
    <span className="contact-channels">
      {channels.map((channel) => (
        <span key={channel} title={channelName(channel)}>
          <Icon name={CHANNEL_ICONS[channel]} size={18} />
          <span className="sr-only">{channelName(channel)}</span>
        </span>
      ))}
    </span>
  )
}
