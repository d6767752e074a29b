import { smallTalkOf } from '../spanish/small-talk.ts'
import { answerContent, probeContent } from './content.ts'
import { cut } from './cut.ts'
import { buildHandoffQuestion, buildHandoffReplies } from './handoff.ts'
import type { Outcome, RuleContext } from './rule.ts'
import { buildSituationReply } from './system.ts'
import type { Handoff } from './types.ts'
import { urgencyOf } from './urgency.ts'
import { foldWords } from './words.ts'

/** Maximum length of the complaint in the reason of a handoff, in UTF-16 code units. */
const QUOTED = 80

/** Words of dissatisfaction, as patterns on folded words. */
const SIGNS = [
  '(?:pesim|horribl|malisim|terribl|patetic|lamentabl|deplorabl|asqueros)\\w*',
  '(?:que|muy|re|tan) mal(?:a|o|os|as)? (?:servicio|atencion|experiencia|trato|producto)',
  '(?:mal|mala) (?:servicio|atencion|experiencia)',
  '(?:una|que) (?:verguenza|falta de respeto|burla|tomadura de pelo|porqueria|chantada|mugre)',
  'falta de (?:respeto|seriedad|consideracion)',
  '(?:nadie|ninguno) (?:me |nos )?(?:contesta|atiende|responde|resuelve|soluciona|ayuda|da bola|da respuesta|da una respuesta|da solucion)\\w*',
  'nunca (?:me |nos )?(?:contestan|atienden|responden|resuelven|solucionan|llegan?|llego|cumplen)',
  'no me (?:contestan|atienden|responden|resuelven|solucionan|quieren (?:devolver|regresar|cambiar|atender|responder))',
  '(?:segunda|tercera|cuarta|quinta|enesima) vez (?:que |q )',
  '(?:ya (?:van|son)|hace|llevo|tengo) (?:\\w+ ){0,3}(?:esperando|reclamando|insistiendo|llamando)',
  '(?:me|nos) (?:dejaron|dejo|tuvieron|tuvo|tienen) (?:\\w+ ){0,2}(?:esperando|plantad[oa]|sin respuesta|clavad[oa])',
  '(?:harto|harta|cansado|cansada|podrido|podrida|indignado|indignada|enojad[oa]|molest[oa]|decepcionad[oa]|furios[oa]) (?:de|con|por)',
  'estoy (?:muy |re |super )?(?:harto|harta|indignado|indignada|enojad[oa]|molest[oa]|decepcionad[oa]|furios[oa])',
  '(?:son|es) (?:un[oa]s? )?(?:rateros?|ladron(?:es|a)?|chorros?|estafador\\w*|mentiros[oa]s?|irresponsables?|incompetentes?|inutiles?|sinverguenzas?|chantas?)',
  '(?:me|nos) (?:mintieron|estafaron|verseaban?|cagaron|fallaron)',
  '(?:puta|mierda|carajo|conchesumadre|conchetumare|conchetumadre|ctm|hdp|hijos? de puta|hijueputa|culiaos?|malparid[oa]s?|gonorrea|chingad\\w+|a la verga|no jodan)',
  '(?:devuelvan|devuelvanme|quiero (?:que me devuelvan|mi plata|mi dinero|la plata|el reembolso)|regresen) ?(?:mi|la|el)? ?(?:plata|dinero|platica|ya)?',
  '(?:todo )?(?:roto|rota|rotos|rotas|fallad[oa]|incompleto|incompleta|equivocad[oa]|danad[oa])',
]
const DISSATISFIED = new RegExp(`\\b(?:${SIGNS.join('|')})\\b`)
const DENIED = /\b(?:no|ninguna|ningun|sin) (?:tengo |hay |es )?(?:ninguna? )?(?:queja|problema|reclamo)/

/** What happened to the customer, as opposed to a question about it: "vino roto". */
const HAPPENED =
  /\b(?:vino|vinieron|llego|llegaron|estaba|estaban|salio|salieron|mandaron|mando|dieron|vendieron|entregaron|trajeron|tenia|tenian|recibi|compre)\b/

/** Whether a text complains: with strong words, or about something broken or wrong that the customer got. */
function isComplaint(text: string): boolean {
  const folded = foldWords(text)
  const found = DISSATISFIED.exec(folded)
  if (!found || DENIED.test(folded)) return false
  const isDamage = /^(?:todo )?(?:rot|fallad|incomplet|equivocad|danad)/.test(found[0])
  return !isDamage || HAPPENED.test(folded)
}

/** Titles of answers to complaints. */
const FOR_COMPLAINTS = /reclamo|queja|devoluci|cambio|garant|urgenc|demora|problema|falla|dolor|golpe/

/**
 * Hands over what is urgent at once: an accident, fraud, a double charge. If the bot has an answer for it, that comes
 * first.
 */
export function applyUrgentRule(deciding: RuleContext): Outcome | undefined {
  const { turn, bot } = deciding
  const urgency = urgencyOf(turn.text)
  if (!urgency || urgency === 'complaint') return undefined
  if (smallTalkOf(turn.text, bot.smallTalk)) return undefined
  return ownAnswer(deciding) ?? complained(deciding, true)
}

/** Offers a person to whom complains, unless the bot has an answer for it. */
export function applyComplaintRule(deciding: RuleContext): Outcome | undefined {
  const { text } = deciding.turn
  if (urgencyOf(text) !== 'complaint' && !isComplaint(text)) return undefined
  return ownAnswer(deciding) ?? complained(deciding, false)
}

/** Returns the bot's answer to a complaint: one for complaints, or to this very text. */
function ownAnswer(deciding: RuleContext): Outcome | undefined {
  const { best, followUp, example } = deciding.understood
  const outcome = probeContent(deciding)
  if (!outcome || outcome.explanation.rule === 'quick') return undefined
  const isFor = FOR_COMPLAINTS.test(foldWords(best?.name ?? followUp?.name ?? ''))
  return example || isFor ? answerContent(deciding) : undefined
}

/** Says sorry and hands over, or offers to. */
function complained({ turn, bot, variants }: RuleContext, atOnce: boolean): Outcome {
  const handoff: Handoff = { reason: 'complaint', areaId: null, by: cut(turn.text.trim(), QUOTED) }
  const explanation = { rule: 'complaint' } as const
  const sorry = buildSituationReply(bot, turn, 'complaint')
  if (!atOnce || bot.settings.handoff?.confirmation)
    return { replies: [sorry, buildHandoffQuestion(bot, turn, 'confirm')], explanation, next: { asked: handoff } }
  return { replies: [sorry, ...buildHandoffReplies(bot, turn, handoff, variants)], explanation }
}
