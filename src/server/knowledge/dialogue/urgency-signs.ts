import type { components } from '../../../../generated/api.d.ts'

/** What can be read in a text. */
export type ReadReason = Exclude<components['schemas']['UrgencyReason'], 'upset' | 'misses' | 'rule' | 'staff'>

/**
 * How much a sign says. `event`: it happened to the customer, also where they ask about it. `claim`: the customer says
 * so, unless they ask. `mention`: a word that is also the topic of a trade, so that questions and wishes about it, and
 * the bot's own words, say nothing.
 */
type Strength = 'event' | 'claim' | 'mention'

/** A phrase that may be urgent, as a pattern on folded words. */
export interface Sign {
  reason: ReadReason
  pattern: RegExp
  strength: Strength
}

const signs =
  (strength: Strength) =>
  (reason: ReadReason, ...patterns: string[]): Sign[] =>
    patterns.map((one) => ({
      reason,
      strength,
      pattern: new RegExp(`\\b(?:${one})\\b`),
    }))
const events = signs('event')
const claims = signs('claim')
const mentions = signs('mention')

const PERSON =
  '(?:hij[oa]s?|nin[oa]s?|nen[ea]s?|bebe|abuel[oa]|mama|papa|madre|padre|espos[oa]|marido|mujer|herman[oa]|amig[oa]|emplead[oa]|obrero|persona|senora?|pintor|albanil|clienta?|chic[oa])'
const BODY =
  '(?:manos?|dedos?|brazos?|pies?|cara|ojos?|piernas?|cabeza|labio|oreja|cuello|espalda|piel|cuero cabelludo)'
/** What is ruined and hurts nobody: "me quemaron el pelo". */
const THINGS =
  '(?:pelos?|pelito|cabellos?|melena|mechas?|puntas?|raices|flequillo|barba|extensiones|ropa|remera|camisa|blusa|pantalon|vestido|campera|comida|pizza|torta|pan|carne|tela)'
const SOMETHING = `(?:\\w+ )?(?:el|la|los|las|mi|mis|un|una) ${THINGS}`
const PEOPLE_OR_BODY = `(?:(?:mi|mis|el|la|los|un|una|otro|otra) )?(?:${PERSON}|${BODY})`
const HURT = '(?:lastim|lesion|accident|quem|intoxic|electrocut)'
const DANGER =
  '(?:accidente|emergencia|urgencia|incendio|explosion|cortocircuito|(?:fuga|perdida|escape|olor) (?:de|a) gas|herid[oa]s?)'
const ONE = '(?:(?:un|una|el|la|otro|otra|este|esta|mi) )?(?:(?:gran|grave|terrible|pequeno|pequena|principio de) )?'

const accident = [
  ...events(
    'accident',
    `(?:hubo|tuve|tuvo|tuvimos|tuvieron|sufri|sufrio|sufrimos|sufrieron|ocurrio|provoco|causo) ${ONE}${DANGER}`,
    `(?:hay|tengo|tenemos|tiene|es) (?:un|una) (?:(?:gran|grave|terrible|pequeno|pequena|principio de) )?${DANGER}`,
    `(?:me|nos) (?:lastime|lastimo|queme|lesione|lesiono|lesionaron|accidente|lastimamos|quemamos|lastimaron|quemaron)(?! ${SOMETHING}\\b)`,
    `se (?:me |le |nos )?${HURT}(?:o|aron) ${PEOPLE_OR_BODY}`,
    `${PEOPLE_OR_BODY} se (?:me |le |nos )?${HURT}(?:o|aron)`,
    // Hair is cut too.
    `se (?:me |le |nos )?cort(?:o|aron) (?:(?:mi|el|la|un|una) (?:${PERSON}) )?(?:con|(?:(?:el|la|los|un|una) )?${BODY})`,
    `se (?:me )?corto (?:mi|el|un) ${PERSON}(?! \\w)`,
    `me (?:corte|cortaron|quemaron|lastimaron) (?:\\w+ ){0,2}${BODY}`,
    'me corte con (?:un|una|el|la|los|las|su|ese|esa|este|esta)',
    // "quiero que me corte" is another verb with the same letters.
    '(?<!\\w )(?:(?:hola|ay|uy|ayuda|recien|creo que|yo) )*me corte(?: (?:feo|mal|mucho|profundo))?(?! \\w)',
    // Staff must see it at once.
    '(?:me quiero|quiero|voy a) (?:matarme|suicidarme|quitarme la vida)|me (?:quiero|voy a) (?:matar|suicidar)(?! de)|no quiero (?:vivir|seguir viviendo)(?: mas)?(?! \\w)',
    'exploto|se prendio fuego|se incendio|electrocut\\w+|toques electricos',
    '(?:me|nos|le) (?:dio|da|dan) (?:la |una )?(?:corriente|patada|descarga)',
    '(?:estoy|termine|termino|fui|fue|llevaron|internad[oa]) (?:(?:en|a|al|el|un|de|internad[oa]) ){0,3}hospital',
    '(?:llevaron|internad[oa]) (?:\\w+ ){0,3}clinica',
    '(?:hay|siento|sentimos|sale) (?:\\w+ )?olor a gas|huele (?:\\w+ )?a gas',
    'se (?:me|nos) (?:esta|estan|sigue) inundando|se (?:me|nos) inundo',
    'no (?:me |le )?(?:para|paro|deja|dejo|cesa|frena|puedo parar) de sangrar|(?:estoy|esta|sigo|sigue) sangrando|sangr(?:a|o|ando) (?:\\w+ ){0,3}(?:sin parar|(?:hace|desde hace) \\w+ horas?)|hemorragia',
    'no (?:puedo|puede|logro|logra) respirar|(?:me|le) (?:falta el aire|cuesta (?:mucho )?respirar)|(?:me|se) (?:estoy |esta )?(?:ahog(?:o|a|ando)|atragant(?:o|e|a))(?! (?:en|con) (?:deudas|plata))',
    '(?:me|se) (?:desmaye|desmayo|esta desmayando)|(?:perdi|perdio) el conocimiento|convulsion\\w*',
    'no (?:aguanto|soporto|doy) (?:mas )?(?:(?:el|del|con el|de) )?dolor',
    '(?:manden|llamen|pidan|envien|necesito|necesitamos) (?:\\w+ )?(?:una |la )?ambulancia',
  ),
  ...claims(
    'accident',
    `(?:me|se) (?:quebre|quebro|fracture|fracturo|disloque|disloco|rompi|rompio) (?:\\w+ ){0,2}(?:${BODY}|tobillo|rodilla|muneca|costilla|cadera)`,
    '(?:fiebre (?:\\w+ ){0,5}(?:cara|cuello|mejilla) (?:\\w+ ){0,2}|(?:cara|cuello|mejilla) (?:\\w+ ){0,2})hinchad[oa](?: (?:\\w+ ){0,3}fiebre)?',
  ),
  ...mentions(
    'accident',
    'accident(?:e|es|ada|ado)',
    'emergencias?',
    'urgencia medica',
    'incendio',
    '(?:fuga|perdida|escape) de gas',
    'ambulancia',
    'lastimad[oa]|herid[oa]s?|atropell\\w+|sangra|sangrando|sangrado',
    '(?:dan|da) (?:la )?(?:corriente|patada)',
    'choque (?:con|contra|el|mi)|me chocaron',
  ),
]

/** Got from the business, as opposed to what the customer has: "la leche estaba vencida", "mi membresía está vencida". */
const GOT =
  '(?:vino|vinieron|llego|llegaron|compre|compramos|vendieron|dieron|entregaron|trajeron|mandaron|recibi|recibimos|salio|salieron)'
/** Papers and memberships, which expire by themselves. "Carne" is meat more often than a card. */
const PAPERS =
  '(?:membresia|mensualidad|carnet|credencial|licencia|pase|abono|documento|dni|pasaporte|seguro|poliza|receta|orden|cuota|factura|boleta|tarjeta|promo|promocion|cupon|presupuesto|plazo|garantia|suscripcion|matricula|cedula|contrato|turno|certificado|verificacion)s?'
const SPOILT = '(?:vencid|caducad)[oa]s?'
/** Not right after a paper: "la factura ya vencida", "el cupón me llegó vencido". */
const NO_PAPER = `(?<!\\b${PAPERS} (?:(?:me|nos|ya|que|no|les|te|muy|toda?s?|del? (?:la |mi )?(?:luz|gas|agua|internet|cable|telefono|medico|medica|compra|pago|descuento|regalo)) )*)`
/** What got spoilt is no paper that stands behind: "me dieron vencido el cupón". */
const NO_PAPER_BEHIND = `(?! (?:(?:el|la|los|las|mi|un|una) )?${PAPERS}\\b)`

const health = [
  ...events(
    'health',
    'intoxi(?:que|co|caron|cad[oa]s?)',
    '(?:tenia|tenian|encontre|encontramos|habia|salio|salieron|vino|vinieron|aparecio|aparecieron) (?:\\w+ ){0,3}(?:hongos|moho|gusanos?|cucarachas?|vidrios?|bichos?)',
    '(?:dio|hizo|provoco|produjo|salio|causo|tuve|tuvo) (?:\\w+ ){0,2}(?:alergia|reaccion alergica)',
    '(?:me|nos|le|les) (?:hizo|hicieron|cayo|cayeron) (?:muy |re |bien )?mal',
    // Who falls ill by itself only misses an appointment.
    '(?:me enferme|se enfermo|nos enfermamos|se enfermaron) (?:\\w+ ){0,3}(?:con|por (?:la|el|los|las|su|sus|culpa|comer|tomar|usar)|despues de|comiendo|tomando|usando)',
    '(?:comi|comio|comimos|comieron|tome|tomo|tomamos|use|uso|usamos|probe|probo|probamos|compre|compramos) (?:\\w+ ){0,6}(?:enferm|vomit|descompus|diarrea)\\w*',
    `(?:me descompuse|nos descompusimos|estoy descompuest[oa]|se (?:me |nos )?descompuso (?:mi |el |la )?${PERSON}|${PERSON} (?:se descompuso|esta descompuest[oa]))`,
    `${NO_PAPER}${GOT} (?:\\w+ ){0,6}${NO_PAPER}(?:${SPOILT}|en mal estado)${NO_PAPER_BEHIND}`,
    // Invoices are not sold, but pastry with the same name is.
    `(?:compre|compramos|vendieron) (?:\\w+ ){0,3}facturas (?:\\w+ )?${SPOILT}`,
    `(?<!\\b(?:mi|mis|su|${PAPERS}) (?:\\w+ )?)(?:estaba|estaban) (?:\\w+ ){0,3}${SPOILT}(?! ${PAPERS})`,
    `(?:estaba|estaban|${GOT}) (?:\\w+ ){0,3}(?:(?:podrid|rancid)[oa]s?|echad[oa]s? a perder)`,
  ),
  ...claims('health', `(?:esta|estan|estaba|estaban) (?:\\w+ ){0,2}(?:podrid|rancid)[oa]s?`),
  ...mentions('health', 'intoxicacion\\w*', 'reaccion alergica', 'mal estado', 'vomit(?:e|o|a|ando|ar|os)'),
]

const MOVEMENT = '(?:cargos?|cobros?|consumos?|compras?|movimientos?|pagos?|debitos?)'

const fraud = [
  ...events(
    'fraud',
    // What was stolen elsewhere is what a locksmith, a bank or an insurer is asked about.
    '(?:me|nos) robaron(?! (?:\\w+ )?(?:el|la|los|las|mi|mis|un|una) (?!plata|dinero))',
    '(?:me|nos) (?:hackearon|enganaron|clonaron|timaron|tranzaron|trampearon|estafaron)',
    '(?:son|sos|eres) (?:\\w+ ){0,3}(?:estafador|fraudulent)\\w*',
    `${MOVEMENT} que (?:yo )?no (?:hice|reconozco|autorice|realice|pedi)`,
    `no reconozco (?:ese|este|esa|esta|un|una|el|la|los|las) ${MOVEMENT}`,
  ),
  ...claims('fraud', '(?:es|son|fue|parece) (?:(?:un|una|unos|unas|puro|pura|todo) )?(?:estafa|fraude|robo)'),
  ...mentions('fraud', 'estaf\\w+', 'fraude', 'tarjeta clonada', 'phishing'),
]

const AUTHORITY =
  '(?:defensa (?:del|al|de los?) consumidor(?:es)?|proteccion al consumidor|profeco|sernac|indecopi|coprec|condusef|superintendencia(?: de industria(?: y comercio)?)?|secretaria de comercio|liga de consumidores)'

/** Authorities whose short name is also another word, and courts: they count only after what is done there. */
const BEFORE_AUTHORITY = `(?:${AUTHORITY}|sic|codeco|odecu|juzgado|tribunal(?:es)?|justicia|fiscalia|policia|comisaria|camara de comercio)`
/** The same with how customers turn to them. */
const TO_AUTHORITY = `(?:a|al|ante|en|con) (?:la |el |los )?${BEFORE_AUTHORITY}`
/** What one goes there for besides complaining. */
const ERRAND =
  '(?! (?:a|por|para) (?:un|una|mi|mis|hacer (?:un|unos)|retirar|buscar|recoger|sacar|pagar|trabajar|renovar|dejar|entregar|llevar)\\b)'
/** Words before the name of an authority that is only a place: "frente al Sernac", "trabajo en Profeco". */
const AS_PLACE =
  '(?<!\\b(?:calle|avenida|av|esquina|frente|lado|cerca|lejos|queda|trabaj\\w+|saliendo|salgo|llev\\w+|mand\\w+|envi\\w+|entreg\\w+|formato|cartel|recomend\\w+|edificio|piso|estacion|parada|soy)(?: (?:de|del|a|al|en|por|con|la|el|lo|los|para|me|le))* )'
const COMPLAINTS = '(?:quejas?|reclamos?|reclamaciones|reclamacion|denuncias?|demandas?|peticion)'
/** What customers say they will do. */
const WILL =
  '(?:(?:voy|vamos|vas|pienso|pensamos|estoy|estamos|tendre|tendremos|tengo|tenemos|quiero|queremos|puedo) (?:a |que |pensando en |por )?(?:tener que )?|prefiero )'

const legal = [
  ...events(
    'legal',
    `${WILL}(?:hacer|hacerles|hacerte|iniciar|iniciarles|iniciarte|entablar|empezar|meter|meterles|poner|ponerles|ponerte|interponer|presentar|radicar|levantar|mandar) (?:un |una |la |el )?(?:juicio|querella|demanda(?! de)|denuncia(?! (?:por|de) (?:robo|hurto|perdida|extravio))|tutela|accion de tutela|carta documento)`,
    '(?:los|las|te|les|le) (?:hago|inicio|meto|pongo|llevo a|voy a llevar a|vamos a llevar a) (?:un |una )?(?:juicio|demanda|denuncia|tutela)',
    `(?:los|las|te|lo|la|les|le) (?:voy a |vamos a |tendre que |tengo que |puedo )?(?:(?:denunci|demand|report|acus|reclam)\\w*|llevo|llevare|llevaremos|llevamos|llevar) (?:\\w+ ){0,2}(?:a|al|ante|en|con) (?:la |el |los )?${BEFORE_AUTHORITY}`,
    `${WILL}(?:denunciar|demandar|reportar|acusar|quejar|reclamar|poner|presentar|radicar|hacer|meter|levantar|interponer|acudir|ir|recurrir|escribir)\\w* (?:\\w+ ){0,3}(?:a|al|ante|en|con) (?:la |el |los )?${BEFORE_AUTHORITY}`,
    `(?:nos vemos|nos veremos|los veo|los espero|hablamos) (?:en|ante|con) (?:la |el |los )?(?:${BEFORE_AUTHORITY}|corte|juicio)`,
    '(?:voy|vamos) a (?:denunciar|demandar)\\w*',
    'denunciar(?:los|te|las)|demandar(?:los|te|las)',
    '(?:los|te|las) (?:denuncio|demando|denunciare|demandare)',
    '(?:voy|vamos) a (?:hacer|poner|presentar|radicar|meter|levantar) (?:una|la) (?:denuncia|demanda(?! de))',
    `(?:voy|vamos|ire|iremos) (?:a ir |derecho |directo |directamente )?(?:a|al|ante) (?:la |el )?(?:${AUTHORITY}|sic|odecu|codeco)${ERRAND}`,
    `(?:quejo|quejare|quejaremos|quejamos) (?:\\w+ ){0,3}${TO_AUTHORITY}`,
    `(?:puse|pusimos|presente|presentamos|interpuse|interpusimos|radique|radicamos|hice|hicimos|levante|levantamos|meti|metimos|mande|mandamos) (?:\\w+ ){0,3}${COMPLAINTS} (?:\\w+ ){0,2}${TO_AUTHORITY}`,
    `(?:terminar|termina|terminara|acabar|acaba|acabara|llegar|llega|llegara|parar) (?:en|ante|a|al) (?:la |el )?${BEFORE_AUTHORITY}`,
    `(?:saber|sabra|enterar(?:se)?|enterara) (?:de esto )?(?:la |el )${BEFORE_AUTHORITY}`,
    'ya (?:los|las|te|les) (?:denuncie|denunciamos|demande|demandamos|reporte|reportamos)',
    'accion legal|acciones legales|por (?:la )?via legal|(?:proceder|procedo|procedere|actuar) (?:legal|judicial)mente',
    '(?:ir|voy|vamos|ire|iremos|vuelvo|volver) (?:\\w+ )?con (?:mi|nuestro|un) abogad[oa]',
    '(?:hablar|hable|hablo|hablando|consultar|consulte|consultando|contactar|contacte|noticias|manos) (?:\\w+ )?(?:con |a |de )(?:mi|mis|nuestro|nuestros) abogad[oa]s?',
    '(?:mi|mis|nuestro|nuestros) abogad[oa]s? (?:ya )?(?:los|las|te|les|le|se va|se comunicara) \\w+',
  ),
  ...claims(
    'legal',
    `${AS_PLACE}${AUTHORITY}`,
    `(?:pongo|ponemos|pondre|presento|presentare|interpongo|interpondre|radico|radicare|hago|hare|levanto|levantare|meto|metere|mando|mandare) (?:\\w+ ){0,3}${COMPLAINTS} (?:\\w+ ){0,2}${TO_AUTHORITY}`,
    'carta documento',
    'derecho de peticion',
    '(?:voy|vamos) a (?:\\w+ ){0,3}un abogad[oa]',
  ),
  ...mentions('legal', 'denuncias?(?! (?:por|de) (?:robo|hurto|perdida|extravio))', 'denunciar'),
]

const TWICE = '(?:(?:dos|2|tres|3) veces|doble|x2)'
/** Words that are only verbs: somebody charged. */
const CHARGED = '(?:cobraron|cobraste|debitaron|descontaron)'
/** Words that are verbs after a pronoun: "me cobro", "el cobro". */
const CHARGED_ME =
  '(?:me|nos|le|les|se|han|habian) (?:\\w+ ){0,2}?(?:cobraron|cobro|cobrado|cobrando|debitaron|debito|descontaron|desconto|cargaron|facturaron)'
const WRONG = '(?:duplicad[oa]s?|dobles?|indebid[oa]s?|de mas|incorrect[oa]s?|erroneos?|repetid[oa]s?)'
const CHARGE = `(?:(?:cobros?|cargos?|debitos?|pagos?) ${WRONG}|descuentos? (?:duplicados?|indebidos?|de mas|repetidos?)|doble (?:cobro|cargo|debito|pago|facturacion))`

const charge = [
  ...events(
    'charge',
    `(?:${CHARGED}|${CHARGED_ME}) (?:\\w+ ){0,5}${TWICE}`,
    `(?:${CHARGED}|${CHARGED_ME}) (?:\\w+ ){0,2}(?:de mas|demas|mal|otra vez|nuevamente|repetido|duplicado|dobl[ea])`,
    `(?:pague|pagamos) (?:\\w+ ){0,4}${TWICE}`,
    `(?:pasaron|pase) (?:\\w+ ){0,3}tarjeta (?:\\w+ ){0,2}${TWICE}|(?:pasaron|pase) ${TWICE} (?:la |mi )?tarjeta`,
    `me (?:llego|hicieron|vino|aparece|figura) (?:\\w+ ){0,3}(?:${MOVEMENT} (?:\\w+ ){0,2}${TWICE}|${TWICE} (?:el |la )?${MOVEMENT})`,
    `no (?:quiero|voy a|pienso|tengo por que|tengo que) pagar (?:\\w+ ){0,2}(?:${TWICE}|de nuevo|otra vez)`,
    'duplicaron (?:el|mi) (?:cobro|pago|cargo)',
    `(?:${CHARGED}|${CHARGED_ME}) (?:\\w+ ){0,4}(?:y|pero) (?:\\w+ ){0,3}no (?:me )?(?:lleg|entreg|dieron|mandaron|acredit|vino|vinieron|aparec)\\w*`,
    `(?:tengo|veo|aparece|figura|hay|hicieron|hizo|sale|salio) (?:\\w+ ){0,2}${CHARGE}`,
  ),
  ...mentions('charge', CHARGE),
]

const complaint = [
  ...events(
    'complaint',
    '(?:quiero|voy a|vengo a|necesito|quisiera) (?:quejarme|reclamar(?! (?:mi|el|un|una|mis|los) (?:premio|regalo|descuento|promo|promocion|cupon|beneficio|puntos|sorteo)))',
    'me quiero quejar',
    '(?:quiero|queremos|quisiera|necesito|voy a|vamos a|vengo a) (?:hacer|poner|presentar|dejar|radicar|levantar|meter) (?:una|un|la|el|mi) (?:queja|reclamo|denuncia)',
    '(?:tengo|tenemos) (?:una|un|varias|varios) (?:quejas?|reclamos?)',
    `(?:me|nos) (?:quemaron|arruinaron|estropearon|lastimaron|destruyeron|destrozaron) ${SOMETHING}`,
    'libro de (?:quejas|reclamaciones)',
  ),
  ...mentions('complaint', 'quejas?', 'reclamos?'),
]

/** All signs. */
export const urgencySigns: readonly Sign[] = [...accident, ...health, ...fraud, ...legal, ...charge, ...complaint]
