import { useEffect } from 'react'
import { faultLine } from '../../../contract/archive-faults.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { useEnter } from './enter.ts'
import { FaultList } from './FaultList.tsx'
import { forget, show } from './following.ts'
import { LostSecrets } from './LostSecrets.tsx'
import { Progress } from './Progress.tsx'
import type { BotImport } from './types.ts'

/** The progress of a running copy, or the end of it or an import: the new chatbot, or what must be corrected. */
export function ImportProgress({ job, onClose }: { job: BotImport; onClose: () => void }) {
  const enter = useEnter()
  const { id, state, name, bot_id, faults, lost } = job
  useEffect(() => {
    show(id, true)
    return () => show(id, false)
  }, [id])

  function open(): void {
    if (bot_id === null) return
    forget(id)
    onClose()
    void enter(bot_id)
  }

  if (state === 'failed')
    return (
      <>
        <Banner tone="danger" role="alert">
          No pudimos crear «{name}». No quedó nada a medias: corrige esto y vuelve a intentarlo.
        </Banner>
        <FaultList faults={faults.map(faultLine)} />
      </>
    )
  return (
    <div className="archives-progress">
      <Progress job={job} title={state === 'done' ? 'Listo' : `Creando «${name}»…`} />
      {state === 'done' ? (
        <>
          <p>«{name}» ya existe y está aprendiendo sus ejemplos. Tarda unos segundos en contestar.</p>
          <LostSecrets lost={lost} />
          <Button variant="primary" className="archives-open" data-autofocus onClick={open}>
            Abrir «{name}»
          </Button>
        </>
      ) : (
        <p className="soft">Puedes cerrar esto y seguir con otra cosa: te avisaremos cuando termine.</p>
      )}
    </div>
  )
}
