import { api, unwrap } from '../../api/client.ts'
import { useBotId } from '../../session/index.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { formatInteger } from '../../ui/format.ts'
import { useSaveQuestion } from './useSaveQuestion.ts'

const FAILED = 'No pudimos contar las conversaciones que volverían. Inténtalo nuevamente.'

/**
 * Below the minutes after which a conversation returns to the bot: a save that gives conversations back at once asks
 * first, because the team loses sight of them.
 */
export function ReturnQuestion() {
  const bot = useBotId()
  const { question, answer } = useSaveQuestion(async (values, record) => {
    const minutes = minutesOf(values)
    const before = minutesOf(record)
    if (!Number.isInteger(minutes) || minutes <= 0 || (before > 0 && minutes >= before)) return undefined
    const { chats } = await unwrap(
      api.GET('/bots/handoff/return/{bot}', { params: { path: { bot }, query: { minutes } } }),
    )
    return chats > 0 ? textOf(chats) : undefined
  }, FAILED)
  return (
    <ConfirmDialog
      open={question !== undefined}
      title="¿Devolver conversaciones al chatbot?"
      yes="Guardar y devolver"
      no="Cancelar"
      danger
      onYes={() => answer(true)}
      onNo={() => answer(false)}
    >
      <p>{question}</p>
    </ConfirmDialog>
  )
}

const minutesOf = (values: object | undefined) =>
  Number((values as { return_to_bot_after_minutes?: unknown } | undefined)?.return_to_bot_after_minutes ?? 0)

const textOf = (chats: number) =>
  chats === 1
    ? 'Ahora volvería 1 conversación: dejará de estar a cargo del equipo y el chatbot seguirá con ese cliente.'
    : `Ahora volverían ${formatInteger(chats)} conversaciones: dejarán de estar a cargo del equipo y el chatbot seguirá con esos clientes.`
