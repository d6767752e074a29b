import { useEffect, useState } from 'react'
import { type RenderedMessage, renderFor } from '../../../contract/channels.ts'
import { readMedia } from '../../api/media.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { releaseObjectUrl } from '../../ui/object-url.ts'
import { RichText } from '../../ui/RichText.tsx'
import type { Answer, Channel } from './types.ts'

type Reply = Answer['replies'][number]
type TalkButton = Reply['buttons'][number]

interface BalloonProps {
  bot: number
  reply: Reply
  channel: Channel
  /** called with the title of a pressed button */
  onPress: (title: string) => void
  disabled: boolean
}

/** A reply of the bot, as the channel shows it. */
export function Balloon({ bot, reply: { message, buttons }, channel, onPress, disabled }: BalloonProps) {
  const shown = renderFor(channel, { messages: [message], buttons })
  return shown.map((one, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: replies never change
    <div key={at} className="testbot-balloon">
      <Part bot={bot} shown={one} onPress={onPress} disabled={disabled} />
    </div>
  ))
}

interface PartProps extends Pick<BalloonProps, 'bot' | 'onPress' | 'disabled'> {
  shown: RenderedMessage
}

function Part({ bot, shown, onPress, disabled }: PartProps) {
  const press = { onPress, disabled }
  switch (shown.kind) {
    case 'text':
      return <RichText text={shown.text} />
    case 'file':
      return <File bot={bot} media={shown.media} id={shown.mediaId} caption={shown.caption} />
    case 'location':
      return (
        <>
          {shown.text || 'Ubicación'} ({shown.latitude}, {shown.longitude})
        </>
      )
    case 'cards':
      return (
        <ul className="testbot-cards">
          {shown.cards.map((card) => (
            <li key={card.title}>
              {card.image && <File bot={bot} media="image" id={card.image} caption="" />}
              <strong>{card.title}</strong>
              {card.subtitle && <p>{card.subtitle}</p>}
              <Buttons buttons={card.buttons ?? []} {...press} />
            </li>
          ))}
        </ul>
      )
    case 'list':
      return (
        <>
          <RichText text={shown.text} />
          <details className="testbot-list" open>
            <summary>{shown.open}</summary>
            <Buttons buttons={shown.rows} {...press} />
          </details>
        </>
      )
    default:
      return (
        <>
          <RichText text={shown.text} />
          <Buttons buttons={shown.buttons} {...press} />
        </>
      )
  }
}

function Buttons({
  buttons,
  onPress,
  disabled,
}: Pick<PartProps, 'onPress' | 'disabled'> & { buttons: readonly TalkButton[] }) {
  if (buttons.length === 0) return null
  return (
    <div className="testbot-buttons">
      {buttons.map(({ title, type, target, description }) =>
        (type === 'url' || type === 'phone') && target ? (
          <a
            key={title}
            className="btn btn-secondary"
            href={type === 'phone' ? `tel:${target}` : target}
            target="_blank"
            rel="noopener"
          >
            {title}
          </a>
        ) : (
          <Button key={title} aria-disabled={disabled || undefined} onClick={() => !disabled && onPress(title)}>
            {title}
            {description && <small> {description}</small>}
          </Button>
        ),
      )}
    </div>
  )
}

const FILES = { image: 'Imagen', video: 'Video', audio: 'Audio', document: 'Documento' } as const

interface FileProps {
  bot: number
  media: keyof typeof FILES
  id: number | null
  caption: string
}

/** A file sent by the bot: shows an image, or an icon with the kind of the file. */
function File({ bot, media, id, caption }: FileProps) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (media !== 'image' || !id) return
    let made: string | undefined
    let gone = false
    readMedia(bot, { id, type: 'image/jpeg' }).then(
      (blob) => {
        if (gone) return
        made = URL.createObjectURL(blob)
        setAddress(made)
      },
      () => setAddress(undefined),
    )
    return () => {
      gone = true
      if (made) releaseObjectUrl(made)
    }
  }, [bot, media, id])
  return (
    <figure className="testbot-file">
      {address ? (
        <img src={address} alt={caption || FILES[media]} />
      ) : (
        <span>
          <Icon name="paperclip" size={16} /> {FILES[media]}
        </span>
      )}
      {caption && (
        <figcaption>
          <RichText text={caption} />
        </figcaption>
      )}
    </figure>
  )
}
