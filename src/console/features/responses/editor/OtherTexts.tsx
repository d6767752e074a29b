import { useId, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { formatInteger } from '../../../ui/format.ts'
import type { OtherText } from './other-texts.ts'

interface OtherTextsNoteProps {
  texts: readonly OtherText[]
  open: boolean
  onOpen: (open: boolean) => void
}

/** Tells under the first text of a response that the bot uses more, and lists them. */
export function OtherTextsNote({ texts, open, onOpen }: OtherTextsNoteProps) {
  const id = useId()
  const [one, several] = texts.some(({ named }) => named) ? ['mensaje', 'mensajes'] : ['texto', 'textos']
  const count = texts.length === 1 ? `1 ${one} más` : `${formatInteger(texts.length)} ${several} más`
  return (
    <div className="response-others response-wide">
      <p>Esta respuesta tiene {count} que el chatbot también usa.</p>
      <Button
        icon={open ? 'chevron-up' : 'chevron-down'}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onOpen(!open)}
      >
        {open ? 'Ocultar textos' : 'Ver los demás textos'}
      </Button>
      <div id={id} hidden={!open}>
        <OtherTextsList texts={texts} />
        <p className="soft">Las variantes se cambian aquí debajo. Las demás, en «Según el dato».</p>
      </div>
    </div>
  )
}

const OtherTextsList = ({ texts }: { texts: readonly OtherText[] }) => (
  <ul className="response-others-list">
    {texts.map(({ when, text }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text has no id
      <li key={at}>
        <strong>{when}:</strong> {text}
      </li>
    ))}
  </ul>
)

interface OtherTextsDialogProps {
  /** the texts that stay as they were; none if only the handover is asked */
  texts: readonly OtherText[]
  /** asks whether the chat still goes to a person after the response */
  handoff: boolean
  onAnswer: (answer: { removes?: boolean; handsOver: boolean }) => void
  onReview: () => void
}

/** Asks before a save about what was not changed with the first text. Nothing is taken away without being told to. */
export function OtherTextsDialog({ texts, handoff, onAnswer, onReview }: OtherTextsDialogProps) {
  const [handsOver, setHandsOver] = useState(true)
  const some = texts.length > 0
  return (
    <Dialog
      open
      title={some ? '¿Qué hacemos con los demás textos?' : 'Cambiaste lo que responde'}
      onClose={onReview}
      actions={
        <>
          <Button onClick={onReview}>Revisar</Button>
          {some && <Button onClick={() => onAnswer({ removes: true, handsOver })}>Quitar los demás</Button>}
          <Button variant="primary" data-autofocus onClick={() => onAnswer({ handsOver })}>
            {some ? 'Conservar todos' : 'Guardar'}
          </Button>
        </>
      }
    >
      {some && (
        <>
          <p>Cambiaste el texto de la respuesta, pero el chatbot también usa estos, que siguen como estaban:</p>
          <OtherTextsList texts={texts} />
        </>
      )}
      {handoff && <HandoffChoice value={handsOver} onChange={setHandsOver} />}
    </Dialog>
  )
}

const CHOICES = [
  { value: true, label: 'Sí, pasa a una persona' },
  { value: false, label: 'No, el chatbot sigue' },
]

function HandoffChoice({ value, onChange }: { value: boolean; onChange: (value: boolean) => void }) {
  const name = useId()
  return (
    <fieldset className="response-handoff">
      <legend>¿Sigue pasando a una persona?</legend>
      <p>Después de responder, el chatbot pasa la conversación a una persona y deja de contestar.</p>
      {CHOICES.map((one) => (
        <label key={one.label}>
          <input type="radio" name={name} checked={one.value === value} onChange={() => onChange(one.value)} />
          {one.label}
        </label>
      ))}
    </fieldset>
  )
}
