import type { components } from '../../../../generated/api.d.ts'
import { mayOpen, type Session } from '../../session/index.ts'
import { MODELS_PATH } from '../training/permission.ts'

export type Summary = components['schemas']['HomeSummary']

/** A first step with a bot. */
interface Step {
  to: string
  label: string
  text: string
  icon: string
  done: boolean
  /** how far it is */
  note?: string
}

/** Where answers are written: the plan and the permissions decide which of these a member may open. */
const TEACH_PATHS = ['/responses', '/responses/quick']
/** Answers after which a bot counts as taught. */
const TAUGHT = 3

/** Returns the first steps that a member may do. */
export function stepsOf(session: Session, { first_steps: { taught, trained, ...did } }: Summary): Step[] {
  const teach = TEACH_PATHS.find((path) => mayOpen(path, session))
  const all: (Step & { needs: string | undefined })[] = [
    {
      ...{ to: '/testbot', needs: '/testbot', icon: 'flask', done: did.tried },
      ...{ label: 'Probar el chatbot', text: 'Escríbele como si fueras un cliente.' },
    },
    {
      ...{ to: teach ?? '', needs: teach, icon: 'reply', done: taught >= TAUGHT },
      ...{ label: 'Enseñarle tres respuestas', text: 'Escribe o corrige lo que contesta a tus clientes.' },
      ...(taught > 0 && { note: `${taught} de ${TAUGHT}` }),
    },
    {
      ...{ to: '/settings/general#horario-de-atencion', needs: '/settings/general', icon: 'clock', done: did.hours },
      ...{ label: 'Poner tu horario', text: 'Fuera de él, avisa que tu equipo responde al abrir.' },
    },
    {
      ...{ to: '/settings/webchat#publicar', needs: '/settings/webchat', icon: 'web', done: did.published },
      ...{ label: 'Publicarlo', text: 'En tu sitio, o con la dirección y el QR de tu página.' },
    },
    {
      ...{ to: '/settings/admin', needs: '/settings/admin', icon: 'account-plus', done: did.invited },
      ...{ label: 'Invitar a tu equipo', text: 'Elige quién atiende contigo y qué puede hacer.' },
    },
  ]
  // Only where something was changed that needs a training.
  if (trained !== null)
    all.splice(2, 0, {
      ...{ to: '/state', needs: MODELS_PATH, icon: 'school', done: trained },
      ...{ label: 'Entrenarlo', text: 'Con un entrenamiento, lo que le enseñas llega a tus clientes.' },
    })
  return all.flatMap(({ needs, ...step }) => (needs && mayOpen(needs, session) ? [step] : []))
}
