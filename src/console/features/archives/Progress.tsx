import '../../ui/progress.css'
import type { BotImport } from './types.ts'

/** How far a job is, as a bar under its title. */
export function Progress({ job: { state, done, total }, title }: { job: BotImport; title: string }) {
  const percent = state === 'running' ? Math.floor((100 * done) / Math.max(1, total)) : 100
  return (
    <>
      <div className="archives-line">
        <span role="status">{title}</span>
        <span className="num">{percent} %</span>
      </div>
      <progress className="progress" value={percent} max={100} aria-label="Avance">
        {percent} %
      </progress>
    </>
  )
}
