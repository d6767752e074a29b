// Courtesies around a request, as folded words.

const phrases = (text: string): readonly (readonly string[])[] =>
  text
    .split('|')
    .map((phrase) => phrase.trim().split(/\s+/))
    .sort((a, b) => b.length - a.length)

const GREETING = `cordial saludo | junto con saludar | hola de nuevo | buenos dias tengan todos | espero que anden bien | espero que andes bien | hola | holaa | holas | hey | buenas | buenass | muy buenas | buenas tardes | buenas noches | buenos dias | buen dia | buena tarde |
  buenas y santas | muy buenas tardes | muy buenas noches | muy buenos dias | muy buen dia | feliz dia | feliz tarde | que hubo | todo bien | que onda | espero que esten bien | espero que estes bien | espero se encuentren bien | espero que este bien`

const HOW = `que tal | que mas | como va | como va todo | como estas | como esta | como estan | como anda | como andas | como andan | como le va |
  como les va | como te va`

const THANKS = `gracias por la paciencia | gracias por la respuesta | gracias por responder | gracias de verdad | muchas gracias de verdad | te agradezco mucho | le agradezco mucho |
  les agradezco mucho | te lo agradezco | se lo agradezco | se los agradezco | te agradeceria | le agradeceria | les agradeceria | te lo agradeceria |
  se lo agradeceria | se lo agradeceria mucho | le agradeceria mucho | te agradeceria mucho | agradezco su pronta respuesta | agradezco su respuesta |
  dios le pague | dios les pague | gracias | muchas gracias | mil gracias | muchisimas gracias | gracias de antemano | de antemano gracias |
  de antemano muchas gracias | desde ya gracias | desde ya muchas gracias | desde ya | gracias desde ya | se agradece | te agradezco | le agradezco |
  les agradezco | agradezco su ayuda | agradezco la ayuda | agradecido | agradecida | muy amable | muy amables | gracias por la atencion |
  gracias por su atencion | gracias por su tiempo | gracias por la ayuda | gracias por su ayuda | gracias por tu ayuda`

const PLEASE = `por favor | por fa | si es tan amable | si fuera tan amable | si son tan amables | si eres tan amable | si sos tan amable | de favor`

const ADDRESS = `senor | senora | senorita | senores | estimado | estimada | estimados | amigo | amiga | amigos | amix | caballero | don | che | oye | oiga |
  oigan | mira | mire | vecino | vecina | jefe | joven | linda | lindo | querido | querida | buena gente`

/** Several people addressed. */
const GROUP = `gente | chicos | chicas | muchachos | equipo | veci | profe | genios | genio | genia`

/** Requests for help or attention that may also be a part of what is wanted: "me ayuda con un turno". */
const FAVOUR = `me ayuda | me ayudas | me ayudan | me puede ayudar | me pueden ayudar | me podes ayudar | me puedes ayudar | me podria ayudar | a ver si me ayudan |
  me colabora | me colaboras | me colaboran | un favor | un favorcito | que pena | que pena con usted | que pena con ustedes | que pena molestar |
  que pena molestarlo | que pena molestarla | queria consultar | queria consultarte | queria consultarles | te queria consultar | le queria consultar |
  les queria consultar | queria preguntar | te queria preguntar | le queria preguntar | les queria preguntar | queria sacarme una duda | una pregunta rapida | una consulta rapida |
  una duda rapida | una dudita | unas dudas | te molesto | lo molesto | la molesto | los molesto | me regala un dato | me das un dato | perdon la hora |
  disculpe la hora | disculpa la hora | disculpen la hora`

/** Requests for an answer, after what is wanted. */
const NOTICE = `me avisas | me avisan | me avisa | avisame | aviseme | avisenme | me confirmas | me confirma | me confirman | me dicen | me dices | me dice |
  cuando puedas | cuando pueda | cuando puedan | apenas puedas | apenas puedan`

const APOLOGY = `disculpa | disculpe | disculpen | disculpame | disculpeme | disculpa la molestia | disculpe la molestia |
  disculpen la molestia | perdon | perdona | perdone | perdon la molestia | perdon por la molestia | perdona la molestia`

const ASKING = `te hago una consulta | le hago una consulta | les hago una consulta | te hago una pregunta | le hago una pregunta |
  les hago una pregunta | hago una consulta | queria hacer una consulta | queria hacerte una consulta | queria hacerles una consulta |
  quisiera hacer una consulta | quisiera hacerle una consulta | queria hacer una pregunta | quisiera hacer una pregunta | tengo una consulta |
  tengo una pregunta | tengo una duda | te molesto por una consulta | te consulto | le consulto | les consulto | te pregunto | le pregunto |
  les pregunto | un gusto | mucho gusto | me colabora con una informacion | me colaboras con una informacion | me colaboran con una informacion |
  me ayuda con una informacion | me ayudas con una informacion | me regala una informacion | me regalas una informacion | necesito una informacion |
  quisiera una informacion | me das una informacion | me podrian dar una informacion | me puede dar una informacion | me puede ayudar con una consulta |
  me pueden ayudar con una consulta | me ayudas con una consulta | me ayuda con una consulta | me haces un favor | me hace un favor | dos preguntas |
  dos consultas | dos cositas | dos cosas | dos preguntitas`

const GOODBYE = `que tenga un buen dia | que tengas un buen dia | que tengan un buen dia | que tenga un lindo dia | que tengas un lindo dia | que tengan un lindo dia |
  que tenga un bonito dia | buen fin de semana | feliz noche | bonito dia | lindo dia | quedo al pendiente | quedo atento a sus comentarios | quedo atenta a sus comentarios |
  atento a sus comentarios | atenta a sus comentarios | aguardo tu respuesta | espero tu pronta respuesta | espero su pronta respuesta | saludos | saludos cordiales | cordial saludo | un saludo | quedo atento | quedo atenta | quedo atento a su respuesta |
  quedo atenta a su respuesta | quedo a la espera | quedo pendiente | espero su respuesta | espero tu respuesta | espero respuesta | aguardo su respuesta |
  aguardo respuesta | hasta luego | hasta pronto | que tengas buen dia | que tenga buen dia | que tengan buen dia | que tengas lindo dia |
  que este bien | que esten bien | buena jornada | buen finde`

const openings = phrases([GREETING, THANKS, PLEASE, APOLOGY, ASKING, 'saludos | un saludo'].join('|'))
const closings = phrases([GREETING, THANKS, PLEASE, APOLOGY, GOODBYE].join('|'))

/** Words that are courtesies only beside a sign or another courtesy: "un abrazo" may also be what a text is about. */
const weakOpenings =
  phrases(`${FAVOUR} | ${GROUP} | ${ADDRESS} | ${HOW} | una consulta | una consultita | consulta | una pregunta | una preguntita | pregunta | una duda | bueno | ok |
  okey | dale | listo | ah | eh | este | mmm`)
const weakClosings = phrases(
  `${NOTICE} | ${GROUP} | abrazo grande | un abrazo grande | ${ADDRESS} | ${HOW} | un abrazo | abrazo | abrazos | besos | bendiciones | ok | dale`,
)

/** What follows a courtesy that is part of the request: "una consulta con el dentista", "cómo está mi pedido". */
const CONTINUES = new Set(
  'con de del para por medica odontologica el la lo los las mi mis tu tus su sus un una eso esto ese esa hoy todo ahora'.split(
    ' ',
  ),
)

const isSign = (word: string | undefined): boolean => word !== undefined && !/[\p{L}\p{N}]/u.test(word)

/**
 * Returns the part of a text that is not a courtesy at its beginning or end: the first word and the word after the last
 * one. Both are 0 if everything is a courtesy.
 * @param words folded words and signs
 */
export function requestOf(words: readonly string[]): { first: number; end: number } {
  let first = 0
  let end = words.length
  for (;;) {
    while (first < end && isSign(words[first])) first++
    const begins = (phrase: readonly string[]) =>
      first + phrase.length <= end && phrase.every((word, i) => words[first + i] === word)
    const isApart = (phrase: readonly string[]) => {
      const next = words[first + phrase.length]
      return next === undefined || isSign(next) || (first > 0 && !CONTINUES.has(next))
    }
    const phrase = openings.find(begins) ?? weakOpenings.find((one) => begins(one) && isApart(one))
    if (!phrase) break
    first += phrase.length
  }
  for (;;) {
    let last = end
    while (last > first && isSign(words[last - 1])) last--
    const ends = (phrase: readonly string[]) =>
      last - phrase.length >= first && phrase.every((word, i) => words[last - phrase.length + i] === word)
    const isApart = (phrase: readonly string[]) =>
      (last < words.length && end < words.length) || isSign(words[last - phrase.length - 1])
    const phrase = closings.find(ends) ?? weakClosings.find((one) => ends(one) && isApart(one))
    if (!phrase) break
    end = last - phrase.length
  }
  return first < end ? { first, end } : { first: 0, end: 0 }
}

const joined = (text: string): ReadonlySet<string> => new Set(phrases(text).map((phrase) => phrase.join(' ')))

/** Greetings, and how customers ask how somebody is, as folded words separated by spaces. */
export const greetingPhrases = { greets: joined(`${GREETING} | alo`), asksHow: joined(HOW) }

/** All words of courtesies, so that misspelled ones are recognized. */
export const courtesyWords: ReadonlySet<string> = new Set([...openings, ...closings, ...weakOpenings].flat())
