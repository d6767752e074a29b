import { resolveFormOfAddress } from '../../../../contract/address-form.ts'
import { buildTextReply } from '../build-replies.ts'
import type { BotSnapshot, Reply, Turn } from '../types.ts'
import { formatUsualWait } from './usual-wait.ts'

/** What the bot says to a waiting customer who asks what will happen. */
const sources = {
  present:
    'Hay alguien del equipo conectado: {te/le} responde por {acá/aquí/aquí} en cuanto pueda {{espera.habitual}}.',
  /** it is not known who is there */
  open: 'El equipo ya tiene {tu/su} mensaje y {te/le} responde por {acá/aquí/aquí} en cuanto pueda.',
  unknown_wait: 'No sé cuánto van a tardar, pero el equipo ya tiene {tu/su} mensaje.',
  usual_wait: 'No sé cuánto van a tardar {{espera.habitual}}, pero el equipo ya tiene {tu/su} mensaje.',
  phone: 'El equipo tiene {tu/su} teléfono: puede {llamarte/llamarle} o {escribirte/escribirle} por {acá/aquí/aquí}.',
  email: 'El equipo tiene {tu/su} correo: {te/le} responde por ahí o por {acá/aquí/aquí}.',
  /** who thanks before anybody attended */
  thanked: '¡De nada! El equipo {te/le} responde por {acá/aquí/aquí}.',
  /** a channel with an address of its own */
  here: 'El equipo {te/le} responde por {acá/aquí/aquí}.',
  no_phone:
    'El equipo {te/le} responde por {acá/aquí/aquí}. Si {preferís/prefieres/prefiere} que {te/le} llamen, {dejame/déjame/déjeme} un teléfono.',
} as const

/** Returns a text for a waiting customer. Bots without a form of address say tú. */
export function waitingText(
  { form, usualWait }: Pick<BotSnapshot, 'form' | 'usualWait'>,
  turn: Turn,
  situation: keyof typeof sources,
): Reply {
  const variables = { ...turn.variables, 'espera.habitual': formatUsualWait(usualWait) }
  return buildTextReply(resolveFormOfAddress(sources[situation], form ?? 'tu'), { ...turn, variables })
}
