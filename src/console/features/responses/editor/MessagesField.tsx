import type { ReactNode } from 'react'
import { MainResponseInputLimits, ResponseMessageLimits } from '../../../../../generated/limits.ts'
import { MessageKindOptions } from '../../../../../generated/options.ts'
import { knownVariables } from '../../../../contract/known-variables.ts'
import { CollapsibleSection } from '../../../engine/form/CollapsibleSection.tsx'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { parseNumber } from '../../../ui/format.ts'
import { Menu } from '../../../ui/Menu.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { Choices, ResponseMessage } from '../types.ts'
import { CardsField } from './CardsField.tsx'
import { FileField } from './FileField.tsx'
import { labelOf } from './labels.ts'
import { moveItem } from './lists.ts'
import { NumberText } from './NumberText.tsx'

interface MessagesFieldProps {
  messages: readonly ResponseMessage[]
  onChange: (messages: ResponseMessage[]) => void
  choices: Choices
  /** returns the error at a path inside the list */
  error: (path: string) => string | undefined
  /** shown under the text of the first message */
  note?: ReactNode
  /** settings of all messages, shown below them */
  children?: ReactNode
}

const MOST = MainResponseInputLimits.messages.maxItems

/** The messages of a response, sent in order. */
export function MessagesField({ messages, onChange, choices, error, note, children }: MessagesFieldProps) {
  return (
    <CollapsibleSection
      group
      title={labelOf('messages')}
      name="response.messages"
      count={messages.length}
      summary={messages
        .map(({ text }) => text)
        .filter(Boolean)
        .join(' · ')}
      className="response-group"
    >
      {messages.map((message, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a message has no id
        <fieldset key={at} className="response-item" aria-label={`Mensaje ${at + 1}`}>
          <div className="response-item-fields">
            <OneMessage
              message={message}
              choices={choices}
              note={at === 0 && note}
              error={(path) => error(`${at}.${path}`)}
              onChange={(given) => onChange(messages.map((one, i) => (i === at ? given : one)))}
            />
          </div>
          <div className="response-item-tools">
            <IconButton
              icon="chevron-up"
              label={`Subir el mensaje ${at + 1}`}
              disabled={at === 0}
              onClick={() => onChange(moveItem(messages, at, at - 1))}
            />
            <IconButton
              icon="chevron-down"
              label={`Bajar el mensaje ${at + 1}`}
              disabled={at === messages.length - 1}
              onClick={() => onChange(moveItem(messages, at, at + 1))}
            />
            <IconButton
              icon="delete"
              tone="danger"
              label={`Quitar el mensaje ${at + 1}`}
              disabled={messages.length === 1}
              onClick={() => onChange(messages.filter((_, i) => i !== at))}
            />
          </div>
        </fieldset>
      ))}
      <Button
        icon="plus"
        disabled={messages.length >= MOST}
        onClick={() => onChange([...messages, { kind: 'text', text: '' }])}
      >
        Agregar mensaje
      </Button>
      {children}
    </CollapsibleSection>
  )
}

/** Seconds; nothing is none. */
const secondsIn = (text: string): number => (text.trim() === '' ? 0 : (parseNumber(text) ?? Number.NaN))

/** Degrees, as maps write them: their dot is always that of the decimals. */
const degreesIn = (text: string): number | undefined =>
  text.trim() === '' ? undefined : Number(text.trim().replace(',', '.'))

interface OneProps {
  message: ResponseMessage
  choices: Choices
  note: ReactNode
  error: (path: string) => string | undefined
  onChange: (message: ResponseMessage) => void
}

function OneMessage({ message, choices, note, error, onChange }: OneProps) {
  const { kind } = message
  const set = (given: Partial<ResponseMessage>) => onChange({ ...message, ...given })
  return (
    <>
      <Select
        label={labelOf('messages.*.kind')}
        value={kind}
        options={MessageKindOptions}
        onChange={(value) => onChange(blank(value as ResponseMessage['kind'], message))}
      />
      <NumberText
        label={`${labelOf('messages.*.delay_ms')} (s)`}
        value={(message.delay_ms ?? 0) / 1000}
        read={secondsIn}
        error={error('delay_ms') ?? ''}
        onChange={(seconds = 0) => set({ delay_ms: Math.round(seconds * 1000) })}
      />
      {kind === 'text' ? (
        <Wordings message={message} choices={choices} note={note} error={error} onChange={set} />
      ) : (
        note
      )}
      {(kind === 'image' || kind === 'video' || kind === 'audio' || kind === 'document') && (
        <>
          <FileField
            kind={kind}
            value={message.media_id ?? null}
            error={error('media_id')}
            onChange={(media_id) => set({ media_id })}
          />
          <TextField
            label={labelOf('messages.*.caption')}
            value={message.caption ?? ''}
            limit={ResponseMessageLimits.caption.maxLength}
            kind="all"
            error={error('caption') ?? ''}
            onChange={(caption) => set({ caption })}
          />
        </>
      )}
      {kind === 'location' &&
        (['latitude', 'longitude'] as const).map((name) => (
          <NumberText
            key={name}
            label={labelOf(`messages.*.${name}`)}
            value={message[name]}
            read={degreesIn}
            error={error(name) ?? ''}
            onChange={(value) => set({ [name]: value })}
          />
        ))}
      {(kind === 'card' || kind === 'carousel') && (
        <CardsField
          cards={message.cards ?? []}
          most={kind === 'card' ? 1 : 10}
          choices={choices}
          error={(path) => error(path ? `cards.${path}` : 'cards')}
          onChange={(cards) => set({ cards })}
        />
      )}
    </>
  )
}

/** A text and its variants; a variable is appended to the end. */
function Wordings({
  message,
  choices,
  note,
  error,
  onChange,
}: Omit<OneProps, 'onChange'> & { onChange: (given: Partial<ResponseMessage>) => void }) {
  const { text = '', variants = [] } = message
  const change = (at: number, value: string) =>
    onChange({ variants: variants.map((one, i) => (i === at ? value : one)) })
  return (
    <>
      <TextArea
        label={labelOf('messages.*.text')}
        required
        value={text}
        limit={ResponseMessageLimits.text.maxLength}
        error={error('text')}
        onChange={(value) => onChange({ text: value })}
      />
      {note}
      <Menu
        label="Insertar una variable"
        className="response-variables menu"
        button="Insertar variable"
        entries={[...knownVariables, ...entityVariables(choices)].map(({ name, label }) => ({
          label,
          onSelect: () => onChange({ text: `${text}{{${name}}}` }),
        }))}
      />
      {variants.map((variant, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a variant has no id
        <div key={at} className="response-variant">
          <TextArea
            label={`Variante ${at + 1}`}
            rows={2}
            value={variant}
            limit={ResponseMessageLimits.variants.items.maxLength}
            error={error(`variants.${at}`)}
            onChange={(value) => change(at, value)}
          />
          <IconButton
            icon="delete"
            tone="danger"
            label={`Quitar la variante ${at + 1}`}
            onClick={() => onChange({ variants: variants.filter((_, i) => i !== at) })}
          />
        </div>
      ))}
      <Button icon="plus" disabled={variants.length >= 5} onClick={() => onChange({ variants: [...variants, ''] })}>
        Agregar variante
      </Button>
    </>
  )
}

const entityVariables = ({ entities }: Choices) =>
  entities.map(({ name, label }) => ({ name: `entidad.${name}`, label }))

/** Returns an empty message of another kind; keeps the text and the delay. */
function blank(kind: ResponseMessage['kind'], { text, delay_ms }: ResponseMessage): ResponseMessage {
  const wait = delay_ms ? { delay_ms } : {}
  if (kind === 'text') return { kind, text: text ?? '', ...wait }
  if (kind === 'card') return { kind, cards: [{ title: '' }], ...wait }
  if (kind === 'carousel') return { kind, cards: [{ title: '' }, { title: '' }], ...wait }
  return { kind, ...wait }
}
