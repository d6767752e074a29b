import { type FormEvent, useEffect, useRef } from 'react'
import { TestMessageInputLimits } from '../../../../generated/limits.ts'
import { HandoffReasonOptions } from '../../../../generated/options.ts'
import { excessError } from '../../../contract/length.ts'
import { registerShortcuts } from '../../commands/shortcuts.ts'
import { useKeptText } from '../../session/useKeptText.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Balloon } from './Balloon.tsx'
import type { Turn } from './types.ts'
import type { Test } from './useTest.ts'

const LONGEST = TestMessageInputLimits.text.maxLength

interface TestChatProps {
  bot: number
  test: Test
  /** id of the turn that is being explained */
  chosen: number | undefined
  onChoose: (id: number) => void
}

/** The test chat: messages and an input. */
export function TestChat({ bot, test, chosen, onChoose }: TestChatProps) {
  const { turns, busy } = test
  const [text, setText] = useKeptText('testbot-message', bot)
  const log = useRef<HTMLDivElement>(null)
  const last = turns.at(-1)

  useEffect(() => registerShortcuts([{ keys: 'Enter', label: 'Enviar', group: 'Mensaje' }]), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the end after every new message
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [turns.length, last?.answer])

  function say(said: string): boolean {
    if (busy || said.trim() === '' || excessError(said.trim(), LONGEST)) return false
    onChoose(test.send(said.trim()))
    return true
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (say(text)) setText('')
  }

  return (
    <section className="card testbot-chat" aria-label="Conversación de prueba">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <div className="testbot-log" role="log" aria-live="polite" aria-label="Mensajes" ref={log} tabIndex={0}>
        {turns.length === 0 && (
          <EmptyState icon="flask" title="Escribe como si fueras un cliente" help="chat-de-prueba">
            Junto a cada respuesta verás por qué contestó así.
          </EmptyState>
        )}
        {turns.map((turn, place) => (
          <div key={turn.id} className="testbot-turn">
            <TesterMessage turn={turn} chosen={turn.id === chosen} onChoose={() => onChoose(turn.id)} />
            {turn.answer?.replies.map((reply, at) => (
              <Balloon
                // biome-ignore lint/suspicious/noArrayIndexKey: replies never change
                key={at}
                bot={bot}
                reply={reply}
                channel={turn.channel}
                onPress={say}
                disabled={busy}
              />
            ))}
            {turn.answer?.handoff && <Handed turn={turn} />}
            {turn.answer?.rule === 'handed' && turns.findIndex(isHanded) === place && (
              <p className="testbot-handed">
                <Icon name="account" size={16} /> Queda para el equipo: la conversación espera a una persona. Empieza de
                nuevo para seguir sin ella.
              </p>
            )}
            {turn.error && (
              <p className="testbot-error">
                {turn.error}{' '}
                <button type="button" className="link-button" onClick={() => test.again(turn)}>
                  Reintentar
                </button>
              </p>
            )}
          </div>
        ))}
      </div>
      <p className="testbot-busy" role="status">
        {busy && (
          <>
            <Spinner size={14} />{' '}
            {test.options.model === 'draft'
              ? 'Contesta el borrador; si hubo cambios, primero los aprende…'
              : 'Contesta…'}
          </>
        )}
      </p>
      <form className="testbot-write" onSubmit={submit}>
        <TextField label="Mensaje" value={text} onChange={setText} kind="all" limit={LONGEST} autoComplete="off" />
        <Button type="submit" variant="primary" icon="send" aria-disabled={busy || text.trim() === '' || undefined}>
          Enviar
        </Button>
      </form>
    </section>
  )
}

interface TesterMessageProps {
  turn: Turn
  chosen: boolean
  onChoose: () => void
}

/** A message of the tester; pressing it shows its explanation. */
function TesterMessage({ turn, chosen, onChoose }: TesterMessageProps) {
  return (
    <button
      type="button"
      className={classes('testbot-said', chosen && 'testbot-said-chosen')}
      aria-pressed={chosen}
      title="Ver por qué contestó así"
      onClick={onChoose}
    >
      {turn.text}
    </button>
  )
}

const isHanded = ({ answer }: Turn): boolean => answer?.rule === 'handed'

function Handed({ turn }: { turn: Turn }) {
  const { handoff_text: text, handoff_reason: reason, area } = turn.answer ?? {}
  const why = text ?? HandoffReasonOptions.find(({ value }) => value === reason)?.label
  return (
    <p className="testbot-handed">
      <Icon name="account" size={16} /> Pasa a una persona{area && ` de ${area}`}. {why}.
    </p>
  )
}
