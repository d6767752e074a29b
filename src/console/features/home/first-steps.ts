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
/** Of these, the ones whose changes need a training. */
const TRAINED_PATHS = ['/responses']
/** Answers after which a bot counts as taught. */
const TAUGHT = 3

/** Returns the first steps that a member may do: always the same ones, so that their number does not change. */
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
      ...{ to: '/state', needs: TRAINED_PATHS.find((path) => path === teach) && MODELS_PATH, icon: 'school' },
      ...{
        label: 'Entrenarlo',
        text: 'Con un entrenamiento, lo que le enseñas llega a tus clientes.',
        done: trained === true,
      },
    },
    {
      ...{ to: '/settings/general#datos-del-negocio', needs: '/settings/general', icon: 'store', done: did.business },
      ...{
        label: 'Completar datos del negocio',
        text: 'Dirección, teléfono y correo: se los dice a quien pregunte.',
      },
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
  return all.flatMap(({ needs, ...step }) => (needs && mayOpen(needs, session) ? [step] : []))
}
