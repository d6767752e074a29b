import './archives.css'
import { useState } from 'react'
import { botClone } from '../../../../generated/bodies/archives.ts'
import { api, unwrap } from '../../api/client.ts'
import type { SessionBot } from '../../session/index.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { forget, useJob } from './following.ts'
import { ImportProgress } from './ImportProgress.tsx'
import { NameForm } from './NameForm.tsx'
import type { BotImport } from './types.ts'

/** Copies a chatbot under another name. The dialog may be closed while the copy is made. */
export function CopyDialog({ bot, onClose }: { bot: SessionBot; onClose: () => void }) {
  const [started, setStarted] = useState<BotImport>()
  const job = useJob(started)

  function close(): void {
    if (job && job.state !== 'running') forget(job.id)
    onClose()
  }

  async function copy(body: { name: string }): Promise<BotImport> {
    const made = await unwrap(api.POST('/bots/clone/{bot}', { params: { path: { bot: bot.id } }, body }))
    setStarted(made)
    return made
  }

  return (
    <Dialog open title="Duplicar chatbot" onClose={close}>
      {job ? (
        <ImportProgress job={job} onClose={close} />
      ) : (
        <NameForm
          operation={botClone}
          name={`Copia de ${bot.name}`}
          submit="Duplicar chatbot"
          send={copy}
          onClose={close}
        >
          <p>
            Tendrá lo mismo que «{bot.name}»: respuestas, intenciones, ajustes y archivos. No copiamos personas,
            conversaciones ni contactos.
          </p>
        </NameForm>
      )}
    </Dialog>
  )
}
