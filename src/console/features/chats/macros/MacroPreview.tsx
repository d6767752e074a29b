import { useRef, useState } from 'react'
import { newKey } from '../../../../contract/key.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ReplyText } from '../composer/ReplyText.tsx'
import { useChatsContext } from '../context.ts'
import { useReplyWindow } from '../ReplyWindow.tsx'
import { refusalOf } from '../refusal.ts'
import type { ChatItem, Macro } from '../state/types.ts'
import { takenOff } from './taken-off.ts'
import { useMacroTexts } from './useMacroTexts.ts'
import { useSightLoss } from './useSightLoss.ts'

interface MacroPreviewProps {
  macro: Macro
  chat: ChatItem
  onEdit: () => void
  onBack: () => void
  onDone: () => void
}

/** What a macro will do with a chat, its texts with the data of the chat, and the button that does it. */
export function MacroPreview({ macro, chat, onEdit, onBack, onDone }: MacroPreviewProps) {
  const { actions, catalogue } = useChatsContext()
  const [busy, setBusy] = useState(false)
  // Pressed again after a lost answer, it is the same request.
  const key = useRef(newKey())
  const texts = useMacroTexts(chat, macro)
  const losing = takenOff(chat, macro.actions)
  const sightLoss = useSightLoss(chat, macro)
  const isBroken = macro.steps.some(({ problem }) => problem)
  // Read again at the minute in which the channel closes the chat.
  useReplyWindow(chat)
  const refusal = macro.actions.some(({ type }) => type === 'reply') ? refusalOf(chat) : null
  async function apply(): Promise<void> {
    setBusy(true)
    const done = await actions.runMacro(chat.id, macro.id, key.current)
    setBusy(false)
    if (done) return onDone()
    // A part of it may have been deleted: its step says so then.
    await catalogue.macros.load(true).catch(() => {})
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
                  {written}: <ReplyText reply={{ text: said.text }} values={texts.valuesAt(at)} />
                </>
              ) : (
                `${text.charAt(0).toUpperCase()}${text.slice(1)}`
              )}
              {at === losing?.at && <span className="soft"> {losing.name} deja de atenderla.</span>}
              {(problem || (said?.type === 'reply' && refusal)) && (
                <span className="macro-problem">
                  <Icon name="alert" size={16} /> {problem || refusal}
                </span>
              )}
            </li>
          )
        })}
      </ol>
      {texts.error !== undefined && (
        <p className="macro-problem" role="alert">
          <Icon name="alert" size={16} /> No pudimos leer todos los datos: los pondremos al aplicarla.
          <button type="button" className="link-button" onClick={texts.retry}>
            Reintentar
          </button>
        </p>
      )}
      {sightLoss && !isBroken && <p className="soft">{sightLoss}</p>}
      <p className="soft">
        {isBroken
          ? 'Edítala antes de aplicarla: mientras una acción no sirva, no hará ninguna.'
          : refusal !== null
            ? 'Ahora no puede responder: elige otra macro.'
            : texts.isIncomplete
              ? 'Faltan datos de esta conversación: complétalos o edita la macro.'
              : texts.sends
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
          disabled={isBroken || texts.isIncomplete || refusal !== null}
          busy={busy || texts.isLoading}
          onClick={() => void apply()}
        >
          Aplicar macro
        </Button>
      </div>
    </div>
  )
}
