import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import type { components } from '../../../../generated/api.d.ts'
import { api, unwrap } from '../../api/client.ts'
import { checkSession, mayOpen, type Session, type SessionUser, useSession } from '../../session/index.ts'
import { Button } from '../../ui/Button.tsx'
import { withToasts } from '../../ui/call-toasts.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { MODELS_PATH } from '../training/permission.ts'

type Summary = components['schemas']['HomeSummary']

interface Step {
  to: string
  label: string
  text: string
  icon: string
  /** undefined if the summary does not tell */
  done?: boolean
}

/** Where answers are written: the plan and the permissions decide which of these a member may open. */
const TEACH_PATHS = ['/responses', '/responses/quick', '/advanced/examples']

/** Returns the first steps with a new bot that a member may do. */
function stepsOf(session: Session, { training, team, days }: Summary): Step[] {
  const teach = TEACH_PATHS.find((path) => mayOpen(path, session))
  const all: (Step & { needs: string | undefined })[] = [
    {
      ...{ to: '/testbot', needs: '/testbot', icon: 'flask' },
      ...{ label: 'Probar el chatbot', text: 'Escríbele como si fueras un cliente.' },
    },
    {
      ...{ to: teach ?? '', needs: teach, icon: 'reply' },
      ...{ label: 'Enseñarle a responder', text: 'Escribe qué preguntan tus clientes y qué contestarles.' },
      // Answers by keyword need no training, so it does not count them.
      ...(teach !== '/responses/quick' && { done: training.trained || training.pending_changes > 0 }),
    },
    {
      ...{ to: '/state', needs: MODELS_PATH, icon: 'school', done: training.trained },
      ...{ label: 'Entrenarlo', text: 'Con un entrenamiento, lo que le enseñas llega a tus clientes.' },
    },
    {
      ...{ to: '/settings/webchat', needs: '/settings/webchat', icon: 'web' },
      ...{ label: 'Ponerlo en tu página', text: 'Elige sus colores y copia el código para tu sitio.' },
      done: days.some(({ conversations }) => conversations > 0),
    },
    {
      ...{ to: '/settings/admin', needs: '/settings/admin', icon: 'account-plus', done: team.length > 1 },
      ...{ label: 'Invitar a tu equipo', text: 'Elige quién atiende contigo y qué puede hacer.' },
    },
  ]
  return all.flatMap(({ needs, ...step }) => (needs && mayOpen(needs, session) ? [step] : []))
}

/** First steps with a new bot, until all that can be told are done or the user hides them for good. */
export function FirstSteps({ summary }: { summary: Summary }) {
  const session = useSession()
  const id = useId()
  const [busy, setBusy] = useState(false)
  const { user } = session
  const steps = stepsOf(session, summary)
  if (!user || user.preferences.first_steps === false || !steps.some(({ done }) => done === false)) return null

  async function hide({ preferences }: SessionUser): Promise<void> {
    setBusy(true)
    const body = { ...preferences, first_steps: false }
    try {
      await withToasts('preferencesUpdate', () => unwrap(api.PUT('/preferences', { body })))
      await checkSession()
    } catch {
      // A toast has reported it.
    }
    setBusy(false)
  }

  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>Primeros pasos</h2>
        <Button variant="ghost" busy={busy} onClick={() => void hide(user)}>
          No mostrar más
        </Button>
      </div>
      <ul className="home-steps">
        {steps.map(({ to, label, text, icon, done }) => (
          <li key={label} className={classes(done && 'home-step-done')}>
            <Icon name={done ? 'check-circle' : icon} size={22} />
            <div>
              <Link to={to}>{label}</Link>
              {done && <span className="sr-only"> (hecho)</span>}
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
