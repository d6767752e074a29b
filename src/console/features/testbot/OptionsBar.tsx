import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ChannelOptions, ModelChoiceOptions } from '../../../../generated/options.ts'
import type { Option } from '../../../contract/screen.ts'
import { TIMEZONE } from '../../../contract/zone.ts'
import { api, unwrap } from '../../api/client.ts'
import { MomentField } from '../../engine/fields/MomentField.tsx'
import { useSession } from '../../session/index.ts'
import { Button } from '../../ui/Button.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useNarrow } from '../../ui/useNarrow.ts'
import type { Options } from './types.ts'
import { type May, useMay } from './useMay.ts'

interface OptionsBarProps {
  bot: number
  options: Options
  onChange: (options: Options) => void
}

/** localStorage key that remembers whether the options are expanded. */
const UNFOLDED = 'testbot-options'
const OPEN = 'open'

/** Label used when no contact is selected. */
const SOMEBODY = 'Alguien nuevo'

/**
 * Simulation options: model, channel, contact and time. On narrow screens a button summarizes them and expands the
 * fields; the expanded state is remembered.
 */
export function OptionsBar({ bot, options, onChange }: OptionsBarProps) {
  const session = useSession()
  const narrow = useNarrow()
  const fields = useId()
  const [unfolded, setUnfolded] = useState(() => localStorage.getItem(UNFOLDED) === OPEN)
  const may = useMay()

  function fold(open: boolean): void {
    setUnfolded(open)
    if (open) localStorage.setItem(UNFOLDED, OPEN)
    else localStorage.removeItem(UNFOLDED)
  }

  return (
    <div>
      {narrow && (
        <Button
          icon="tune"
          wide
          className="testbot-fold"
          aria-expanded={unfolded}
          aria-controls={fields}
          onClick={() => fold(!unfolded)}
        >
          <span className="testbot-chosen">
            <span className="sr-only">Opciones: </span>
            {chosen(options, may)}
          </span>
          <Icon name={unfolded ? 'chevron-up' : 'chevron-down'} size={20} />
        </Button>
      )}
      <div id={fields} className="testbot-options" hidden={narrow && !unfolded}>
        {may.teach && (
          <Select
            label="Modelo"
            value={options.model}
            options={ModelChoiceOptions}
            help="El borrador incluye lo que falta entrenar."
            onChange={(model) => onChange({ ...options, model: model as Options['model'] })}
          />
        )}
        <Select
          label="Canal"
          value={options.channel}
          options={ChannelOptions}
          onChange={(channel) => onChange({ ...options, channel: channel as Options['channel'] })}
        />
        {may.contacts && (
          <ContactField bot={bot} contact={options.contact} onChange={(contact) => onChange({ ...options, contact })} />
        )}
        <MomentField
          value={options.at}
          zone={session.bot?.timezone ?? TIMEZONE}
          onChange={(at) => onChange({ ...options, at })}
        />
      </div>
    </div>
  )
}

const labelIn = (options: readonly Option[], chosen: string) => options.find(({ value }) => value === chosen)?.label

/** Returns a one-line summary of the selected options. */
function chosen({ model, channel, contact, at }: Options, may: May): string {
  const who = contact?.name ?? SOMEBODY
  const parts = [may.teach && labelIn(ModelChoiceOptions, model), labelIn(ChannelOptions, channel), may.contacts && who]
  return [...parts, at ? formatDateTime(at) : 'Ahora'].filter(Boolean).join(' · ')
}

interface ContactFieldProps {
  bot: number
  contact: Options['contact']
  onChange: (contact: Options['contact']) => void
}

/** Selects a contact by name or phone number; empty means an unknown customer. */
function ContactField({ bot, contact, onChange }: ContactFieldProps) {
  const list = useId()
  const [typed, setTyped] = useState(contact?.name ?? '')
  const { data = [] } = useQuery({
    queryKey: ['testContactList', bot, typed],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/testbot/contacts/{bot}', { params: { path: { bot }, query: { q: typed } }, signal })),
  })
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
        placeholder={SOMEBODY}
        help={unknown ? 'Elige un contacto de la lista.' : ''}
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
