import { useId } from 'react'
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
  const count = texts.length === 1 ? '1 texto más' : `${formatInteger(texts.length)} textos más`
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
  texts: readonly OtherText[]
  onKeep: () => void
  onRemove: () => void
  onReview: () => void
}

/** Asks before a save what happens with the texts that were not changed with the first one. */
export function OtherTextsDialog({ texts, onKeep, onRemove, onReview }: OtherTextsDialogProps) {
  return (
    <Dialog
      open
      title="¿Qué hacemos con los demás textos?"
      onClose={onReview}
      actions={
        <>
          <Button onClick={onReview}>Revisar</Button>
          <Button onClick={onKeep}>Conservar todos</Button>
          <Button variant="primary" onClick={onRemove}>
            Quitar los demás
          </Button>
        </>
      }
    >
      <p>Cambiaste el texto de la respuesta, pero el chatbot también usa estos, que siguen como estaban:</p>
      <OtherTextsList texts={texts} />
    </Dialog>
  )
}
