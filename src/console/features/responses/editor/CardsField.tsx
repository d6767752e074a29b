import { ResponseCardLimits } from '../../../../../generated/limits.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { Choices, ResponseCard } from '../types.ts'
import { ButtonsField } from './ButtonsField.tsx'
import { FileField } from './FileField.tsx'
import { labelOf } from './labels.ts'

interface CardsFieldProps {
  cards: readonly ResponseCard[]
  most: number
  choices: Choices
  error: (path: string) => string | undefined
  onChange: (cards: ResponseCard[]) => void
}

/** Cards, each with an image and buttons. */
export function CardsField({ cards, most, choices, error, onChange }: CardsFieldProps) {
  const change = (at: number, given: Partial<ResponseCard>) =>
    onChange(cards.map((card, i) => (i === at ? { ...card, ...given } : card)))
  return (
    <div className="response-cards">
      {cards.map((card, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card has no id
        <fieldset key={at} className="response-card">
          <legend>Tarjeta {at + 1}</legend>
          <TextField
            label={labelOf('messages.*.cards.*.title')}
            required
            value={card.title}
            limit={ResponseCardLimits.title.maxLength}
            kind="all"
            error={error(`${at}.title`) ?? ''}
            onChange={(title) => change(at, { title })}
          />
          <TextField
            label={labelOf('messages.*.cards.*.subtitle')}
            value={card.subtitle ?? ''}
            limit={ResponseCardLimits.subtitle.maxLength}
            kind="all"
            onChange={(subtitle) => change(at, { subtitle })}
          />
          <FileField
            kind="image"
            value={card.image ?? null}
            error={error(`${at}.image`)}
            onChange={(image) => change(at, { image })}
          />
          <ButtonsField
            buttons={card.buttons ?? []}
            most={3}
            choices={choices}
            legend="Botones de la tarjeta"
            error={(path) => error(`${at}.buttons${path && `.${path}`}`)}
            onChange={(buttons) => change(at, { buttons })}
          />
          {cards.length > 1 && (
            <Button icon="delete" onClick={() => onChange(cards.filter((_, i) => i !== at))}>
              Quitar tarjeta
            </Button>
          )}
        </fieldset>
      ))}
      {error('') && <p className="field-error">{error('')}</p>}
      {cards.length < most && (
        <Button icon="plus" onClick={() => onChange([...cards, { title: '' }])}>
          Agregar tarjeta
        </Button>
      )}
    </div>
  )
}
