import { useEffect, useRef } from 'react'
import { faultLine } from '../../../contract/archive-faults.ts'
import { api, unwrap } from '../../api/client.ts'
import type { SessionBot } from '../../session/index.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { withToasts } from '../../ui/call-toasts.ts'
import { download } from './download.ts'
import { follow, forget, show, useFollowed } from './following.ts'
import { Progress } from './Progress.tsx'

/** Exports a chatbot: shows the progress and saves the file. Who leaves the page meanwhile is told when it is ready. */
export function ExportRow({ bot }: { bot: SessionBot }) {
  const job = useFollowed().find((one) => one.job.kind === 'export' && one.source === bot.id)?.job
  const { id, state } = job ?? {}
  useEffect(() => {
    if (id === undefined) return
    show(id, true)
    return () => show(id, false)
  }, [id])

  const done = state === 'done'
  // An export that ended before this was shown is told by a toast, which offers its file.
  const wasRunning = useRef(false)
  if (state === 'running') wasRunning.current = true
  // biome-ignore lint/correctness/useExhaustiveDependencies: saves the file once
  useEffect(() => {
    if (!done || !job || !wasRunning.current) return
    wasRunning.current = false
    forget(job.id)
    void download(job, bot.id)
  }, [done])

  async function start(): Promise<void> {
    if (job) forget(job.id)
    const call = () => unwrap(api.POST('/bots/export/{bot}', { params: { path: { bot: bot.id } } }))
    const made = await withToasts('botExport', call).catch(() => undefined)
    if (made) follow(made, bot.id)
  }

  return (
    <div className="archives-row">
      <div>
        <h3>Exportar</h3>
        <p className="soft">
          Descarga un archivo con lo que sabe y cómo está configurado: intenciones, respuestas, ajustes y los archivos
          que envía. No lleva personas, conversaciones, contactos ni claves.
        </p>
        {job?.state === 'running' && (
          <div className="archives-progress">
            <Progress job={job} title="Preparando el archivo…" />
          </div>
        )}
        {job?.state === 'failed' && (
          <Banner tone="danger" role="alert">
            {job.faults.map(faultLine).join(' ')}
          </Banner>
        )}
      </div>
      <Button icon="download" busy={job?.state === 'running'} onClick={() => void start()}>
        Exportar chatbot
      </Button>
    </div>
  )
}
