import { useRef, useState } from 'react'
import { newKey } from '../../../../contract/key.ts'
import { knownVariables } from '../../../../contract/known-variables.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ReplyText } from '../composer/ReplyText.tsx'
import { piecesOf } from '../composer/reply-values.ts'
import { useReplyValues } from '../composer/useReplyValues.ts'
import { useChatsContext } from '../context.ts'
import type { ChatItem, Macro } from '../state/types.ts'

interface MacroPreviewProps {
  macro: Macro
  chat: ChatItem
  onEdit: () => void
  onBack: () => void
  onDone: () => void
}

/** Values that are known when the macro is applied, by what they are. */
const LATER = Object.fromEntries(
  knownVariables
    .filter(({ name }) => name.startsWith('negocio.') || name.startsWith('horario.') || name === 'area.equipo')
    .map(({ name, label }) => [name, `[${label}]`]),
)

/** What a macro will do with a chat, its texts with the data of the chat, and the button that does it. */
export function MacroPreview({ macro, chat, onEdit, onBack, onDone }: MacroPreviewProps) {
  const { actions } = useChatsContext()
  const [busy, setBusy] = useState(false)
  // Pressed again after a lost answer, it is the same request.
  const key = useRef(newKey())
  const texts = macro.actions.map(({ text = '' }) => ({ text }))
  const values = { ...LATER, ...useReplyValues(chat, texts) }
  const isBroken = macro.steps.some(({ problem }) => problem)
  const sends = macro.actions.some(({ type }) => type === 'reply' || type === 'comment')
  const isIncomplete = macro.actions.some(
    ({ type, text = '' }) =>
      (type === 'reply' || type === 'comment') && piecesOf({ text }, values).some(({ missing }) => missing),
  )
  async function apply(): Promise<void> {
    setBusy(true)
    const done = await actions.runMacro(chat.id, macro.id, key.current)
    setBusy(false)
    if (done) onDone()
  }
  return (
    <div className="macro-preview">
      <h3>{macro.name}</h3>
      <ol className="macro-steps">
        {macro.steps.map(({ text, problem }, at) => {
          const said = macro.actions[at]
          const written = said?.type === 'reply' ? 'Responde' : said?.type === 'comment' ? 'Comenta' : undefined
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a macro keep their places
            <li key={at}>
              {written && said?.text ? (
                <>
                  {written}: <ReplyText reply={{ text: said.text }} values={values} />
                </>
              ) : (
                `${text.charAt(0).toUpperCase()}${text.slice(1)}`
              )}
              {problem && (
                <span className="macro-problem">
                  <Icon name="alert" size={16} /> {problem}
                </span>
              )}
            </li>
          )
        })}
      </ol>
      <p className="soft">
        {isBroken
          ? 'Edítala antes de aplicarla: mientras una acción no sirva, no hará ninguna.'
          : isIncomplete
            ? 'Faltan datos de esta conversación: complétalos o edita la macro.'
            : sends
              ? 'Podrás deshacerlo, menos lo que escribe.'
              : 'Podrás deshacerlo.'}
      </p>
      <div className="dialog-line">
        <Button onClick={onBack}>Volver</Button>
        <Button icon="edit" variant="ghost" onClick={onEdit}>
          Editar
        </Button>
        <Button
          variant="primary"
          autoFocus
          data-autofocus
          disabled={isBroken || isIncomplete}
          busy={busy}
          onClick={() => void apply()}
        >
          Aplicar macro
        </Button>
      </div>
    </div>
  )
}
