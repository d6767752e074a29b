import './content.css'
import { type ReactNode, Suspense } from 'react'
import { STORED_BYTES } from '../../../../contract/channel-files.ts'
import { DASH, formatMoney, formatNumber, formatQuantity } from '../../../../contract/format.ts'
import { plainWhatsapp } from '../../../../contract/whatsapp-text.ts'
import { lazyInBackground } from '../../../routing/background.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useChatsContext } from '../context.ts'
import type { Channel, ChatMessage, ChatQuote } from '../state/types.ts'
import { PREVIEW_ICONS } from './quotes.ts'

// Few messages have one.
const ContactCard = lazyInBackground(async () => ({ default: (await import('./ContactCard.tsx')).ContactCard }))

type Content = NonNullable<ChatMessage['content']>

const LOST_BECAUSE = {
  type: 'no aceptamos ese tipo de archivo',
  size: `supera los ${STORED_BYTES / 1024 / 1024} MB`,
} as const

/** What helps: the same file would be refused again. */
const ASK_AGAIN = {
  type: 'Pídele una imagen, un audio, un video, un PDF, un texto, un ZIP o un archivo de Office.',
  size: 'Pídele uno más liviano.',
  unknown: 'Pídele que lo envíe de nuevo.',
} as const

/** What a message carries besides its text and files: a place, contacts, an order, the ad it comes from. */
export function MessageContent({ content, message }: { content: Content; message: ChatMessage }) {
  const { mail, template, referral, location, contacts, order, voice, sticker } = content
  const { forwarded, edited, deleted, lost_file, lost_because, unsupported } = content
  return (
    <>
      {mail?.sent_by && (
        <Note icon="alert-circle">
          Enviado por <bdi>{mail.sent_by}</bdi>
        </Note>
      )}
      {mail?.subject && <Subject>{mail.subject}</Subject>}
      {template && <Note icon="whatsapp">Plantilla de WhatsApp: {template.name}</Note>}
      {template?.header && (
        <b className="content-header" dir="auto">
          {template.header}
        </b>
      )}
      {forwarded && <Note icon="reply">Reenviado</Note>}
      {edited && <Note icon="edit">Editado</Note>}
      {deleted && <Note icon="delete">Mensaje eliminado</Note>}
      {referral && <Referral {...referral} />}
      {location && <Place {...location} />}
      {contacts && (
        <Suspense>
          {contacts.map((contact, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a message does not change
            <ContactCard key={place} contact={contact} messageId={message.id} card={place} />
          ))}
        </Suspense>
      )}
      {order && <Order {...order} />}
      {voice && <Note icon="microphone">Nota de voz</Note>}
      {sticker && <Note icon="image">Figurita</Note>}
      {lost_file !== undefined && (
        <Note icon="alert-circle">
          No pudimos guardar «<bdi>{lost_file}</bdi>»{lost_because && `: ${LOST_BECAUSE[lost_because]}`}.{' '}
          {message.type === 'agent' ? 'Míralo en la aplicación del canal.' : ASK_AGAIN[lost_because ?? 'unknown']}
        </Note>
      )}
      {unsupported !== undefined && <Note icon="alert-circle">Mandó {unsupported} que la consola no muestra.</Note>}
    </>
  )
}

const Subject = ({ children }: { children: string }) => (
  <p className="content-subject" dir="auto">
    <span className="sr-only">Asunto: </span>
    {children}
  </p>
)

/** What a mail quotes and its signature, folded. */
export function QuotedText({ content }: { content: Content | undefined }) {
  const quoted = content?.mail?.quoted
  if (!quoted) return null
  return (
    <details className="content-quoted">
      <summary>Mostrar texto citado</summary>
      <p dir="auto">{quoted}</p>
    </details>
  )
}

function Note({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <p className="content-note">
      <Icon name={icon} size={14} />
      <span>{children}</span>
    </p>
  )
}

/** Opens a map of OpenStreetMap, which needs no key and no account. */
function Place({ latitude, longitude, name, address }: NonNullable<Content['location']>) {
  const at = `${latitude}/${longitude}`
  return (
    <a
      className="content-card"
      href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${at}`}
      target="_blank"
      rel="noreferrer"
    >
      <Icon name="map-marker" size={20} />
      <span className="content-lines">
        <b dir="auto">{name || 'Ubicación'}</b>
        <small dir="auto">{address || `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`}</small>
        <span className="content-link">Ver en el mapa</span>
      </span>
    </a>
  )
}

function Order({ text, items }: NonNullable<Content['order']>) {
  return (
    <div className="content-order">
      <table>
        <caption>Pedido</caption>
        <thead>
          <tr>
            <th scope="col">Producto</th>
            <th scope="col">Cantidad</th>
            <th scope="col">Precio</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ product, quantity, price, currency }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a message does not change
            <tr key={place}>
              <td dir="auto">{product}</td>
              <td className="num">{formatQuantity(quantity)}</td>
              <td className="num">{priceText(price, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {text && <p dir="auto">{text}</p>}
    </div>
  )
}

/** The currency is the customer's text, and may be missing. */
function priceText(price: number | undefined, currency: string | undefined): string {
  if (price === undefined) return DASH
  return /^[A-Z]{3}$/.test(currency ?? '') ? formatMoney(Math.round(price * 100), currency) : formatNumber(price)
}

function Referral({ source, headline, body, url }: NonNullable<Content['referral']>) {
  const isSafe = url !== undefined && /^https?:\/\//.test(url)
  return (
    <div className="content-card content-ad">
      <Icon name="bullhorn" size={20} />
      <span className="content-lines">
        <b>{source === 'post' ? 'Viene de una publicación' : 'Viene de un anuncio'}</b>
        {headline && <span dir="auto">{headline}</span>}
        {body && <small dir="auto">{body}</small>}
        {isSafe && (
          <a href={url} target="_blank" rel="noreferrer">
            Verlo
          </a>
        )}
      </span>
    </div>
  )
}

interface QuoteProps {
  quote: ChatQuote
  channel: Channel
}

/** The message that this one answers to. A click leads to it. */
export function Quote({ quote, channel }: QuoteProps) {
  const { inbox } = useChatsContext()
  const chatId = inbox.store.get().selected
  return (
    <button
      type="button"
      className="content-quote"
      aria-label={`Responde a ${quote.user_name}: ${quote.text}`}
      onClick={() => void inbox.select(chatId, quote.id)}
    >
      <QuoteLines quote={quote} channel={channel} />
    </button>
  )
}

/** Who wrote a quoted message, and what it says or carries. */
export function QuoteLines({ quote, channel }: QuoteProps) {
  const icon = PREVIEW_ICONS[quote.kind]
  return (
    <>
      {quote.user_name && <bdi className="quote-name">{quote.user_name}</bdi>}
      <span className="quote-text" dir="auto">
        {icon && <Icon name={icon} size={14} />}
        {channel === 'whatsapp' ? plainWhatsapp(quote.text) : quote.text}
      </span>
    </>
  )
}
