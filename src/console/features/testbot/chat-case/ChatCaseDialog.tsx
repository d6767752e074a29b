import type { components } from '../../../../../generated/api.d.ts'
import { api, unwrap } from '../../../api/client.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { plural } from '../../../ui/format.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { Loading } from '../../../ui/Spinner.tsx'
import { useLoad } from '../../../ui/useLoad.ts'
import CaseDialog from '../CaseDialog.tsx'

type ChatCase = components['schemas']['ChatCase']

interface ChatCaseDialogProps {
  bot: number
  chatId: number
  onDone?: () => void
  onClose: () => void
}

const TITLE = 'Guardar como caso de prueba'

/** Turns a real chat into a test case, which can be read and edited before it is saved. */
export default function ChatCaseDialog({ bot, chatId, onDone, onClose }: ChatCaseDialogProps) {
  const { data, error, reload } = useLoad(`chat case ${bot} ${chatId}`, async (signal) => ({
    found: await unwrap(api.GET('/testbot/chat/{bot}/{chatId}', { params: { path: { bot, chatId } }, signal })),
    intents: await unwrap(api.GET('/ia/buttons/{bot}', { params: { path: { bot } }, signal })),
  }))
  if (!data || data.found.steps.length === 0)
    return (
      <Dialog open title={TITLE} onClose={onClose}>
        {data ? <Nothing /> : error ? <LoadFailure error={error} onRetry={reload} /> : <Loading />}
      </Dialog>
    )
  const { name, steps } = data.found
  return (
    <CaseDialog
      bot={bot}
      given={{ name, steps, run_after_training: true, blocks_transfer: false }}
      intents={data.intents}
      note={<Banner tone="info">{noteOf(data.found)}</Banner>}
      onClose={onClose}
      onDone={() => {
        onDone?.()
        onClose()
      }}
    />
  )
}

function Nothing() {
  return (
    <EmptyState icon="chat" title="El chatbot no leyó ningún mensaje">
      Elige una conversación en la que el chatbot haya contestado.
    </EmptyState>
  )
}

/** Says what was changed and left out, so that the user knows what to read again. */
function noteOf({ masked, files, earlier, handed }: ChatCase): string {
  return [
    masked === 0
      ? 'No encontramos datos personales. Revísalo antes de guardar.'
      : `Cambiamos ${plural(masked, 'dato personal', 'datos personales')} por ${masked === 1 ? 'otro' : 'otros'}. Revísalo antes de guardar.`,
    handed && 'Termina donde pasó a una persona.',
    earlier > 0 && `Quedan afuera ${plural(earlier, 'mensaje anterior', 'mensajes anteriores')}.`,
    files > 0 && `Quedan afuera ${plural(files, 'mensaje sin texto', 'mensajes sin texto')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
