import { useId, useState } from 'react'
import { ChannelOptions, ModelChoiceOptions } from '../../../../generated/options.ts'
import { TIMEZONE } from '../../../contract/zone.ts'
import { api, unwrap } from '../../api/client.ts'
import { MomentField } from '../../fields/MomentField.tsx'
import { mayOpen, useSession } from '../../session/index.ts'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useLoad } from '../../ui/useLoad.ts'
import type { Options } from './types.ts'

interface OptionsBarProps {
  bot: number
  options: Options
  onChange: (options: Options) => void
}

/** What is simulated: the model that answers, the channel, who writes and when. */
export function OptionsBar({ bot, options, onChange }: OptionsBarProps) {
  const session = useSession()
  return (
    <div className="testbot-options">
      <Select
        label="Modelo"
        value={options.model}
        options={ModelChoiceOptions}
        onChange={(model) => onChange({ ...options, model: model as Options['model'] })}
      />
      <Select
        label="Canal"
        value={options.channel}
        options={ChannelOptions}
        onChange={(channel) => onChange({ ...options, channel: channel as Options['channel'] })}
      />
      {mayOpen('/contacts', session) && (
        <ContactField bot={bot} contact={options.contact} onChange={(contact) => onChange({ ...options, contact })} />
      )}
      <MomentField
        value={options.at}
        zone={session.bot?.timezone ?? TIMEZONE}
        onChange={(at) => onChange({ ...options, at })}
      />
    </div>
  )
}

interface ContactFieldProps {
  bot: number
  contact: Options['contact']
  onChange: (contact: Options['contact']) => void
}

/** A contact by his name or telephone; empty is somebody unknown. */
function ContactField({ bot, contact, onChange }: ContactFieldProps) {
  const list = useId()
  const [typed, setTyped] = useState(contact?.name ?? '')
  const { data = [] } = useLoad(`test contacts ${bot} ${typed}`, (signal) =>
    unwrap(api.GET('/testbot/contacts/{bot}', { params: { path: { bot }, query: { q: typed } }, signal })),
  )
  const choose = (text: string) => {
    setTyped(text)
    const found = data.find((one) => labelOf(one) === text || one.name === text)
    onChange(found ? { id: found.id, name: found.name } : null)
  }
  const unknown = typed !== '' && contact === null
  return (
    <>
      <TextField
        label="Contacto"
        value={typed}
        onChange={choose}
        list={list}
        placeholder="Alguien nuevo"
        help={unknown ? 'Elegir un contacto de la lista.' : ''}
      />
      <datalist id={list}>
        {data.map((one) => (
          <option key={one.id} value={labelOf(one)} />
        ))}
      </datalist>
    </>
  )
}

const labelOf = ({ name, phone }: { name: string; phone: string }) => (phone ? `${name} (${phone})` : name)
