import { useState } from 'react'
import { ChannelOptions } from '../../../../../generated/options.ts'
import { type Channel, type RenderedMessage, renderFor, wordings } from '../../../../contract/channels.ts'
import { knownVariables } from '../../../../contract/known-variables.ts'
import { fillIn } from '../../../../contract/variables.ts'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { useNarrow } from '../../../ui/useNarrow.ts'
import type { ResponseButton, ResponseMessage } from '../types.ts'
import { StoredImage } from './StoredImage.tsx'

/** What a response sends in a case. */
interface Sent {
  messages: readonly ResponseMessage[]
  buttons: readonly ResponseButton[]
}

interface PreviewProps extends Sent {
  channels: readonly Channel[]
  /** what conditions send, and when */
  conditions?: readonly (Sent & { when: string })[]
}

const samples = Object.fromEntries(knownVariables.map(({ name, sample }) => [name, sample]))

const TITLE = 'Vista previa'

/**
 * Preview of a response on each of its channels, with sample values for variables. On narrow screens it is docked to
 * the bottom edge and expands over the form.
 */
export function Preview(props: PreviewProps) {
  const narrow = useNarrow()
  const [open, setOpen] = useState(false)
  return (
    <aside className="response-preview" aria-label={TITLE}>
      {narrow && (
        <Button icon={open ? 'chevron-down' : 'chevron-up'} aria-expanded={open} onClick={() => setOpen(!open)}>
          {TITLE}
        </Button>
      )}
      {(open || !narrow) && <OnChannels {...props} />}
    </aside>
  )
}

/** Returns what a response sends, one entry for each wording. */
function stepsOf({ messages, buttons, conditions = [] }: PreviewProps) {
  const other = conditions.length > 0 ? 'En los demás casos' : ''
  return [{ when: other, messages, buttons }, ...conditions].flatMap((sent) => {
    const most = Math.max(1, ...sent.messages.map((message) => wordings(message).length))
    return Array.from({ length: most }, (_, variant) => ({ ...sent, variant }))
  })
}

function OnChannels(props: PreviewProps) {
  const { channels, conditions = [] } = props
  const offered = ChannelOptions.filter(({ value }) => channels.length === 0 || channels.includes(value as Channel))
  const [wanted, setWanted] = useState<Channel>()
  const [chosen, setChosen] = useState(0)
  const channel = (offered.find(({ value }) => value === wanted) ?? offered[0])?.value as Channel
  const steps = stepsOf(props)
  const place = chosen % steps.length
  const { messages = [], buttons = [], when = '', variant = 0 } = steps[place] ?? {}
  const shown = renderFor(channel, { messages, buttons }, variant)
  return (
    <>
      <fieldset className="response-channels" aria-label="Canal de la vista previa">
        {offered.map(({ value, label }) => (
          <button
            key={String(value)}
            type="button"
            aria-pressed={value === channel}
            onClick={() => setWanted(value as Channel)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <div className={classes('response-phone', `response-on-${channel}`)}>
        {shown.length === 0 && <p className="soft">Aquí verás el mensaje a medida que lo escribes.</p>}
        {shown.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a balloon has no id
          <Balloon key={at} shown={one} />
        ))}
      </div>
      {when && (
        <p className="soft" role="status">
          {when}
          {variant > 0 && `, variante ${variant}`}
        </p>
      )}
      {steps.length > 1 && (
        <Button icon="refresh" onClick={() => setChosen(place + 1)}>
          {conditions.length > 0 ? 'Ver otro texto' : 'Ver otra variante'} ({place + 1} de {steps.length})
        </Button>
      )}
    </>
  )
}

function Balloon({ shown }: { shown: RenderedMessage }) {
  switch (shown.kind) {
    case 'text':
    case 'numbered':
      return <Words text={shown.text} />
    case 'file':
      return (
        <div className="response-balloon">
          {shown.media === 'image' && shown.mediaId ? (
            <StoredImage id={shown.mediaId} alt={shown.caption || 'Imagen'} />
          ) : (
            <Icon name={shown.media === 'image' ? 'image' : 'file'} size={32} />
          )}
          {shown.caption && <p>{filled(shown.caption)}</p>}
        </div>
      )
    case 'location':
      return (
        <div className="response-balloon">
          <Icon name="web" size={24} /> {shown.latitude}, {shown.longitude}
        </div>
      )
    case 'cards':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        <section className="response-shown-cards" tabIndex={0} aria-label="Tarjetas">
          {shown.cards.map((card, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card has no id
            <div key={at} className="response-balloon">
              {card.image && <StoredImage id={card.image} alt="" />}
              <strong>{card.title || 'Título'}</strong>
              {card.subtitle && <p>{card.subtitle}</p>}
              <Offered buttons={card.buttons ?? []} />
            </div>
          ))}
        </section>
      )
    case 'buttons':
    case 'quick-replies':
      return (
        <div className={`response-${shown.kind}`}>
          <Words text={shown.text} />
          <Offered buttons={shown.buttons} />
        </div>
      )
    case 'list':
      return (
        <div className="response-list">
          <Words text={shown.text} />
          <p className="response-open">☰ {shown.open}</p>
          <Offered buttons={shown.rows} described />
        </div>
      )
  }
}

const Words = ({ text }: { text: string }) => (
  <div className="response-balloon">
    <RichText text={filled(text)} />
  </div>
)

function Offered({
  buttons,
  described,
}: {
  buttons: readonly { title: string; description?: string }[]
  described?: boolean
}) {
  return (
    <ul className="response-offered">
      {buttons.map(({ title, description }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a button has no id
        <li key={at}>
          {title || 'Botón'}
          {described && description && <small>{description}</small>}
        </li>
      ))}
    </ul>
  )
}

/** Values of the conversation are shown by the name of their variable. */
const filled = (text: string) => fillIn(text.replace(/\{\{\s*(?:entidad|consulta)\.(\w+)[^{}]*\}\}/g, '[$1]'), samples)
