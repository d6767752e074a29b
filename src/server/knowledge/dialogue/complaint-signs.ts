import { complaintScore } from './complaint-model.ts'
import { asksOrWants } from './urgency.ts'
import { plainWords } from './words.ts'

const BAD = '(?:pesim|horribl|malisim|terribl|patetic|lamentabl|deplorabl|asqueros|nefast|desastros)\\w*'
/** What a business is blamed for. */
const SERVICE =
  '(?:servicio|atencion|experiencia|trato|producto|calidad|empresa|negocio|local|lugar|pagina|entrega|envio|comida|trabajo|gente|vendedor(?:a|es)?)'
const FED_UP =
  '(?:hart[oa]|cansad[oa]|podrid[oa]|indignad[oa]|enojad[oa]|decepcionad[oa]|furios[oa]|(?<!\\b(?:te|le|les|los|lo|la|no) )molest[oa])'
/** What customers are fed up with if the business is to blame: "harta de esperar", but "cansada de buscar". */
const BLAMED =
  '(?:(?:que|q)(?! se me)|eso|esto(?! dolor)|ustedes|uds|vos|usted|como|lo que|(?:la|el|los|las|su|sus|este|esta|esa|ese) (?:demora|espera|atencion|servicio|trato|bot|chat|vueltas|empresa|negocio|gente|situacion)|esperar|llamar(?:los)?|reclamar|insistir|escribir(?:les)?|pedir|explicar|preguntar|tanta? espera|tanta? demora)'
/** What happens again although it should not. */
const AGAIN =
  '(?:(?:que|q) )(?:yo |les |le |te |ya |me |nos |se |lo )*(?:escribo|escribimos|llamo|reclamo|reclamamos|pregunto|insisto|explico|repito|digo|pido(?! con)|pasa|ocurre|sucede|falla|rompe|descompone|hacen|dejan|cancelan|mandan mal|cambian|postergan|llega (?:mal|tarde|rot\\w)|llegan (?:mal|tarde)|viene (?:mal|rot\\w)|(?:vengo|voy|paso) y (?:no|nadie|esta|estaba|estan|estaban|me dicen|me hacen)|no )'
const DAMAGED = '(?:rot[oa]s?|fallad[oa]s?|incomplet[oa]s?|equivocad[oa]s?|danad[oa]s?|abollad[oa]s?|defectuos[oa]s?)'

/** Words of dissatisfaction with the business, whatever else the message says. Patterns on folded words. */
const ANGRY = [
  `(?:que |muy |re |tan )?(?:mal|mala|malos|malas|${BAD}) ${SERVICE}(?! (?:\\w+ )?(?:con|en|de) otr[oa]s?)`,
  `mal[oa] (?:el|la|su) ${SERVICE}`,
  'atienden (?:muy |re |tan )?(?:pesimo|mal|horrible)',
  `${SERVICE} (?:(?:es|fue|esta|estuvo|son|me|parecio|muy|re|tan|realmente|de ustedes|que|dieron|dio|brindan) ){0,4}(?:mal[oa]?|${BAD})`,
  '(?<!\\b(?:da|uy|ay|ayy) )(?:una|que) (?:verguenza|falta de respeto|burla|tomadura de pelo|porqueria|chantada|mugre)',
  'falta de (?:respeto|seriedad|consideracion)',
  '(?:nadie|ninguno) (?:me |nos |ha |han )*(?:contest|atiend|atend|respond|resuelv|resolv|solucion|ayud|da bola|da respuesta|da una respuesta|da solucion)\\w*',
  '(?:no|nunca) (?:me|nos) (?:ha |han )?(?:contest(?:o|aron|ado)|respondi(?:o|eron|do)|atendi(?:o|eron|do))(?: nadie)?',
  'nunca (?:me |nos )?(?:contestan|atienden|responden|resuelven|solucionan|llegan?|llego|cumplen)',
  'no me (?:contestan|atienden|responden|resuelven|solucionan|quieren (?:devolver|regresar|cambiar|atender|responder))',
  `(?:segunda|tercera|cuarta|quinta|enesima) vez ${AGAIN}`,
  '(?:ya (?:van|son)|hace|llevo) (?:\\w+ ){0,5}(?:esperando|reclamando|insistiendo|llamando)',
  'hace (?:\\w+ ){1,4}que (?:espero|reclamo|insisto)',
  '(?:me|nos) (?:tienen|tiene|tenes) hart[oa]s?|ya (?:me|nos) hart\\w+|(?:me|nos) vieron la cara',
  '(?:me|nos) (?:dejaron|dejo|tuvieron|tuvo|tienen) (?:\\w+ ){0,2}(?:esperando|plantad[oa]|sin respuesta|clavad[oa])',
  `${FED_UP} (?:de|con|por) ${BLAMED}`,
  'estoy (?:muy |re |super )?(?:indignad[oa]|enojad[oa]|molest[oa]|decepcionad[oa]|furios[oa])',
  '(?:son|es|sos|eres|pinches) (?:(?:un|una|unos|unas) )?(?:incumplid[oa]s?|rateros?|ladron(?:es|a)?|chorros?|estafador\\w*|mentiros[oa]s?|irresponsables?|incompetentes?|inutil(?:es)?|sinverguenzas?|chantas?)',
  '(?:son|sos|eres) (?:(?:un|una|unos|unas) )?(?:desastre|asco|porqueria|idiotas?|imbecil(?:es)?|estupid[oa]s?|pelotud[oa]s?)',
  '(?:me|nos) (?:mintieron|estafaron|verseaban?|cagaron|fallaron)',
  '(?:puta|mierda|carajo|(?:anda|andate|vayan|vayanse|vete|vayase) a cagar|conchesumadre|conchetumare|conchetumadre|ctm|hdp|hijos? de puta|hijueputa|culiaos?|malparid[oa]s?|(?<!\\b(?:la|de|con) )gonorrea|chingad\\w+|a la verga|no jodan)',
  'ya (?:me|nos) (?:dijeron|dijiste|contestaron|respondieron) (?:eso|esto|lo mismo)',
  '(?:devuelv|regres|reembols|reintegr)\\w*(?:me|nos)|(?:devuelvan|regresen) (?:mi|la|el) (?:plata|dinero|platica)',
  'que me (?:regresen|reintegren|reembolsen)|(?:quiero|exijo) (?:que me devuelvan|mi plata|mi dinero|la plata|el reembolso|la devolucion de mi)',
]

const VERY = '(?:(?:todo|toda|todos|todas|muy|re|medio|super|como) )*'
/** "Vino" as a verb, after what came or whom it came to: "el pan vino duro", but "tienen vino seco". */
const CAME =
  '(?:vinieron|llego|llegaron|salio|salieron|(?<=\\b(?:me|nos|(?:el|la|los|las|mi|mis|un|una|ese|esa|este|esta) \\w+) (?:(?:me|nos|que \\w+|ayer|hoy) )*)vino)'
/** What a thing may also be without fault: wine, wood and floors. */
const STATE = '(?:dur|sec|crud|quemad|mojad)[oa]s?'

/** What went wrong with a purchase, which people also tell calmly. */
const HARM = [
  // What the customer got, as opposed to a question about something broken: "vino roto".
  `(?:estaba|estaban) (?:todo |toda |todos |todas |muy )?${DAMAGED}`,
  `(?:vino|vinieron|llego|llegaron|salio|salieron|mandaron|mando|dieron|vendieron|entregaron|trajeron|(?:tenia|tenian) (?:un|una|unos|unas|varias|varios|todo)|recibi|compre) (?:(?!(?:por|para|presupuesto|tiene|tienen) )\\w+ ){0,6}${DAMAGED}`,
  `(?:estaba|estaban|${CAME}) ${VERY}(?:agri|podrid|aplastad|derretid|desarmad|ranci)[oa]s?`,
  `(?:me|nos) ${CAME} ${VERY}${STATE}`,
  '(?:me|nos) (?:mandaron|dieron|enviaron|entregaron|llego) (?:otra cosa|otro (?:producto|modelo|color))',
  '(?:nada|ninguno|ninguna) de lo que (?:pedi|pedimos|compre|compramos|encargue)',
  'no (?:lo |la |los |las )?quiero (?:\\w+ ){1,3}que (?:me |nos )?(?:mandaron|vendieron|dieron|enviaron|entregaron|trajeron|llego)',
  'no (?:es|era|fue) lo que (?:pedi|pedimos|compre|compramos|encargue)|no (?:pedi|pedimos|compre|encargue) (?:esto|eso|este|esta|ese|esa)',
]

const anyOf = (patterns: readonly string[]) => new RegExp(`\\b(?:${patterns.join('|')})\\b`)
const UPSET = anyOf(ANGRY)
const STRONG = anyOf([...ANGRY, ...HARM])
/** Strong only if the message neither asks nor wants anything, nor tells when something else was done. */
const STRONG_ALONE = anyOf([`(?:estaba|estaban|${CAME}) ${VERY}${STATE}(?! cuando (?:la|lo|las|los|le|yo)\\b)`])
/** The same beside a question what is done about it is `likely`: "el pan estaba duro, ¿me lo cambian?". */
const LIKELY = anyOf([
  `(?:el|la|los|las|ese|esa|esos|esas) \\w+ (?:que \\w+ )?(?:estaba|estaban|${CAME}) ${VERY}${STATE} (?:.* )?(?:cambi\\w*|devol\\w*|devuelv\\w*|reembols\\w*|reclam\\w*|solucion\\w*|que (?:hago|hacemos))`,
])

/** Words that complain only if the message does not ask or want anything: "hace un frío terrible, ¿tienen estufas?". */
const WEAK = new RegExp(`\\b(?:${BAD}|${FED_UP} (?:de|con|por)|estoy (?:muy |re |super )?(?:hart[oa]|cansad[oa]))\\b`)
const DENIED =
  /\b(?:no (?:tengo|tuve|hay|hubo|es|son) (?:una? |ningun |ninguna )?|sin (?:ningun |ninguna )?)(?:quejas?|problemas?|reclamos?)\b/

/**
 * How surely a text complains: `strong` whatever else it says, `likely` unless the bot clearly understands something
 * else, `weak` unless it does or a keyword answers.
 */
type Complaint = 'strong' | 'likely' | 'weak'

/** Scores of the learned classifier for these. Of the strong ones, more than nine in ten complain. */
const STRONG_SCORE = 0.5
const LIKELY_SCORE = 0.22
/** Fewest words that the classifier judges: shorter texts complain only together with what was said before. */
const WORDS = 4

/** What is asked of a business in a few nouns, which the classifier does not know apart from what was not delivered. */
const ONLY_FACTS =
  /^(?:(?:el|la|los|las|su|sus|y|e|o|de|del|me|pasas?|pasan|das?|dan|telefonos?|tel|celular|whatsapp|wsp|numeros?|direccion(?:es)?|ubicacion|horarios?|correo|mail|email|instagram|redes|pagina|web|precios?|local|negocio|porfa|porfis|plis|por favor|gracias|hola|buenas|buen|buenos|dias|tardes|noches)(?: |$))+$/

/** Days and hours alone, as customers tell them when asked: the classifier would read a delay in them. */
const ONLY_WHEN =
  /^(?:(?:\d+|\d+(?:hs?|hrs|am|pm)|hs?|hrs|horas?|am|pm|el|la|las|los|del?|al?|para|por|en|y|o|dia|mes|este|esta|proxim[oa]|siguiente|que viene|lunes|martes|miercoles|jueves|viernes|sabado|domingo|hoy|manana|tarde|noche|mediodia|media|cuarto|punto|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)(?: |$))+$/

/** The last text that was read: several rules ask about the same message. */
let last: { text: string; complaint: Complaint | undefined } | undefined

/** Returns whether a text complains, and how surely. */
export function complaintIn(text: string): Complaint | undefined {
  if (last?.text !== text) last = { text, complaint: readComplaint(text) }
  return last.complaint
}

function readComplaint(text: string): Complaint | undefined {
  const folded = plainWords(text)
  if (DENIED.test(folded)) return undefined
  if (STRONG.test(folded) || (STRONG_ALONE.test(folded) && !asksOrWants(text))) return 'strong'
  const isJudged = folded.split(' ').length >= WORDS && !ONLY_WHEN.test(folded) && !ONLY_FACTS.test(folded)
  const score = isJudged ? complaintScore(text) : 0
  if (score >= STRONG_SCORE) return 'strong'
  if (score >= LIKELY_SCORE || LIKELY.test(folded)) return 'likely'
  return WEAK.test(folded) && !asksOrWants(text) ? 'weak' : undefined
}

/** Whether a text complains about the business itself, rather than tells calmly what went wrong. */
export const isUpset = (text: string): boolean => complaintIn(text) === 'strong' && UPSET.test(plainWords(text))

/** Words of something that went wrong, which people also tell without complaining: "no me llegó", "me duele". */
const TROUBLE = new RegExp(
  `\\b(?:${[
    'emergencias?|urgencias?|urgente|duele\\w*|dolor\\w*|golpe\\w*|se (?:me |le |nos )?(?:rompio|partio|quebro|quemo|cayo|solto|aflojo|astillo|trabo|daño|dano|descompuso)',
    'no (?:me |nos |ha |han |le )*(?:funciona\\w*|anda|enciende|prende|arranca|llego|llegado|llega|vino|entregaron|sirvio|era|dieron|depositaron)',
    'fall(?:a|as|o|an|ado|ada)|demora\\w*|atras\\w*|retras\\w*|falta|faltan|faltaba|devol\\w*|reembols\\w*|reclam\\w*|quej\\w*',
    `(?:vino|vinieron|llego|me vendieron|salio) (?:\\w+ ){0,3}(?:sin|mal[oa]?|otr[oa]|dur[oa]|sec[oa]|golpead[oa])|me (?:atendieron|trataron) mal|prometieron|tarda tanto|${DAMAGED}`,
  ].join('|')})\\b`,
)

/** Returns whether a text mentions that something went wrong. */
export const mentionsTrouble = (text: string): boolean =>
  complaintIn(text) !== undefined || TROUBLE.test(plainWords(text))
