import '../../ui/progress.css'
import { useEffect } from 'react'
import { faultLine } from '../../../contract/archive-faults.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { useEnter } from './enter.ts'
import { FaultList } from './FaultList.tsx'
import { forgetImport, showImport } from './following.ts'
import type { BotImport } from './types.ts'

/** The progress of a running import or copy, then its end: the new chatbot, or what must be corrected. */
export function ImportProgress({ job, onClose }: { job: BotImport; onClose: () => void }) {
  const enter = useEnter()
  const { state, done, total, name, bot_id, faults } = job
  useEffect(() => {
    showImport(true)
    return () => showImport(false)
  }, [])
  const percent = state === 'done' ? 100 : Math.floor((100 * done) / Math.max(1, total))

  function open(): void {
    if (bot_id === null) return
    forgetImport()
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
      <div className="archives-line">
        <span role="status">{state === 'done' ? 'Listo' : `Creando «${name}»…`}</span>
        <span className="num">{percent} %</span>
      </div>
      <progress className="progress" value={percent} max={100} aria-label="Avance">
        {percent} %
      </progress>
      {state === 'done' ? (
        <>
          <p>«{name}» ya existe y está aprendiendo sus ejemplos. Tarda unos segundos en contestar.</p>
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
