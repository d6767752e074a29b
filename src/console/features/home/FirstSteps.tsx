import { useId } from 'react'
import { Link } from 'react-router-dom'
import { type Session, useSession } from '../../session/index.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { type Summary, stepsOf } from './first-steps.ts'
import { useBegun, useFirstStepsShown } from './useFirstStepsShown.ts'

/** Fewer are no list: who may only try the bot does not set it up. */
const FEWEST = 2

/**
 * First steps with a bot, as far as its team has got. A user puts them away and shows them again. Where somebody saw
 * them before, they say when all are done, until that is closed.
 */
export function FirstSteps({ summary }: { summary: Summary }) {
  const session = useSession()
  const id = useId()
  const { shown, busy, show } = useFirstStepsShown(session.bot?.id)
  const steps = stepsOf(session, summary)
  const done = steps.filter((step) => step.done).length
  const all = done === steps.length
  const { begun, end } = useBegun(session.bot?.id, shown && !all && steps.length >= FEWEST)
  if (steps.length < FEWEST || (all && !begun)) return null
  if (!shown)
    return all ? null : (
      <p className="home-again">
        <Button variant="ghost" icon="check-all" busy={busy} onClick={() => void show(true)}>
          {`Primeros pasos: ${done} de ${steps.length}`}
        </Button>
      </p>
    )
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{all ? 'Todo listo' : 'Primeros pasos'}</h2>
        <Button variant={all ? 'primary' : 'ghost'} busy={busy} onClick={() => (all ? end() : void show(false))}>
          {all ? 'Cerrar' : 'No mostrar más'}
        </Button>
      </div>
      {all ? <AllDone session={session} /> : <Steps steps={steps} done={done} />}
    </section>
  )
}

function Steps({ steps, done }: { steps: ReturnType<typeof stepsOf>; done: number }) {
  const progress = `${done} de ${steps.length}`
  return (
    <>
      <div className="home-progress">
        <progress max={steps.length} value={done} aria-label="Primeros pasos hechos" />
        <span>{progress}</span>
      </div>
      <ul className="home-steps">
        {steps.map(({ to, label, text, icon, done, note }) => (
          <li key={label} className={classes(done && 'home-step-done')}>
            <Icon name={done ? 'check-circle' : icon} size={22} />
            <div>
              <Link to={to}>{label}</Link>
              {done && <span className="sr-only"> (hecho)</span>}
              {!done && note && <span className="home-note">{note}</span>}
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function AllDone({ session }: { session: Session }) {
  return (
    <p>{session.bot?.name} ya atiende a tus clientes. Desde ahora, aquí verás cómo le va y qué espera a tu equipo.</p>
  )
}
