import { PLACEHOLDER, sentencesOf } from '../text.ts'
import { type AnalyzedText, isSentence, matched, type Rule, words } from './rule.ts'

// Who speaks to whom.

const IMPERSONAL = words(
  'se (?:pued[ea]n?|podr[áí]an?|debe(?:n|r[áí]an?)?|necesitan?|recomienda|aconseja|sugiere|requiere)(?! (?:a|de) \\p{Lu})|ha(?:ce|cen|rá|rán|gan?|cía) falta|van? a hacer falta|conviene|convendría|es (?:necesario|preciso|recomendable|posible|imposible|conveniente)|sea (?:necesario|preciso|posible)|hay que|habrá que|haya que|sin elegir|alcanza con|basta con',
)

/** A person's doing as if nobody did it: only where nothing else can be meant. */
const NOBODY = words(
  '(?:si|cuando|lo que|hasta que|mientras|al que|a la que|donde|como) (?:no )?se (?:lo |la |los |las |le )?(?:sal[eg]a?|elig[ea]|elija|escrib[ea]|dej[ea]|quier[ea]|necesit[ea]|busc[ae]|busque|pid[ea]|agreg(?:a|ue)|quit[ea]|borr[ea]|cambi[ea]|vuelv[ae]|indi(?:ca|que)|ingres[ea]|escribi[óo]|enseñ[óea])',
)

/** What is done with a key or a button. */
const BY_KEY =
  /(?:^|[,;:] |y )(?:con|desde) [^,.;:]{1,40}? se (?:abren?|ven?|recorren?|posponen?|agregan?|pegan?|buscan?|eligen?|marcan?|escriben?|guardan?|cierran?|entra|mueven?|conversa)(?![\p{L}])|(?<![\p{L}])se (?:conversa|ve por qué|la vuelva a|lo vuelva a|desbloquee)(?![\p{L}])/iu

const COULD_NOT = words(
  'no (?:se (?:pudo|pudieron|ha podido|han podido|logró|lograron)|fue posible|ha sido posible)|(?:fue|resultó) imposible',
)

/** Words that end as infinitives do and are none. */
const NO_INFINITIVE =
  /^(?:ayer|lugar|hogar|taller|primer|tercer|cualquier|mujer|por|par|mar|celular|familiar|similar|titular|líder|super|bar|azar|auxiliar|particular|popular|regular|singular|escolar|solar|dólar|carácter|póster|máster|ser|poder|deber|saber|mejor|mayor|color|error|valor|servidor|operador|user|messenger)$/i
const INFINITIVE =
  /^[¡«"(]*(?:(?:no|volver a) )?(\p{L}*(?:ar|er|ir|ír)(?:(?:me|te|se|nos)?l[aeo]s?|se|nos)?)(?![\p{L}\d_])/iu

function infinitiveAt(sentence: string): string | undefined {
  const [whole, verb = ''] = INFINITIVE.exec(sentence) ?? []
  return verb && !NO_INFINITIVE.test(verb) ? whole : undefined
}

const partsOf = (sentence: string) =>
  sentence.split(/[:;] /).flatMap((part) => [part, ...part.split(/^(?:Para|Si|Ante) [^,]*, /i).slice(1)])

/** Where a sentence tells what to do: at its start, after a colon or a semicolon, after "Para …,". */
function infinitives({ sentences }: AnalyzedText): string | undefined {
  // "¿Eliminar el área?" asks as the guide does
  for (const sentence of sentences)
    for (const part of sentence.startsWith('¿') ? [] : partsOf(sentence)) {
      const found = infinitiveAt(part)
      // "Abrir la consola no cambia nada": what the sentence is about
      if (
        found &&
        !/^\p{L}+ [^.:;,]{0,60}? (?:no )?(?:es|son|cambia|cierra|quita|deja|vale|sirve|ayuda|puede)\b/u.test(part)
      )
        return found
    }
  return undefined
}

const VOS = words(
  'vos|sos|acá|tenés|podés|querés|necesitás|sabés|hacés|contás|recibís|elegís|preferís|decime|fijate|dejanos|contanos|escribinos|mandanos|avisanos|mandá|elegí|escribí|probá|esperá|volvé|hacé|ingresá|revisá|agregá|usá|guardá|seleccioná|entrá|mirá|dejá|poné|abrí|cerrá|cambiá|creá|tocá|contactá|intentá|recargá|completá|subí|pedí|aceptá|permití|buscá|quitá|activá|apretá|copiá|pegá',
)
const VOS_ENDING = /(?<![\p{L}\d_])\p{L}{2,}(?:(?<!r)ás|és|ís)(?![\p{L}\d_])/giu
const NO_VOS =
  /^(?:además|demás|después|jamás|quizás|través|interés|inglés|francés|portugués|holandés|danés|japonés|estrés|país|estás|revés|cortés|compás|anís|mes|Andrés|Tomás|Inés|Nicolás|París)$/i

const vosOf = (plain: string): string | undefined =>
  matched(plain, VOS) ?? plain.match(VOS_ENDING)?.find((word) => !NO_VOS.test(word))

const USTED =
  /^(?:por favor, )?(?:no )?(ingrese|complete|espere|seleccione|elija|escriba|haga|vuelva|intente|inténtelo|revise|pruebe|verifique|contacte|contáctenos|comuníquese|pulse|presione|introduzca|indique|agregue|guarde|abra|asegúrese|diríjase|utilice|use|copie|pegue|acepte|permita|escríbanos|déjenos)(?![\p{L}\d_])/iu
const USTED_WORD = words('usted|puede usted|disculpe|perdone|sírvase')

function ustedOf(said: AnalyzedText): string | undefined {
  const plain = withoutQuotes(said.plain)
  const sentences = sentencesOf(plain)
  const parts = sentences.flatMap((sentence) => [sentence, ...sentence.split(/[:;] |, (?=[a-z])/).slice(1)])
  const starts = parts.map((part, at) => (at === 0 || /^\p{Lu}/u.test(part) ? matched(part, USTED) : undefined))
  return matched(plain, USTED_WORD) ?? starts.find(Boolean)
}

/** What a customer is told in one register only: outside of {vos/tú/usted}. */
const ONE_REGISTER = words(
  'te|tus?|vos|usted|contigo|sos|eres|tienes|puedes|podrías|quieres|necesitas|escríbenos|déjanos|escribas|quieras',
)
const ONE_IMPERATIVE =
  /^[¿¡]*(?:elegí|elige|elija|escribí|escribe|escriba|probá|prueba|pruebe|esperá|espera|espere|volvé|vuelve|vuelva|decime|dime|dígame|hacé|haz|haga|permití|permite|permita|aceptá|acepta|acepte|intentá|intenta|intente|indicá|indica|indique|ingresá|ingresa|ingrese)(?![\p{L}\d_])/iu
const ALTERNANTS = /\{[\p{L} ]*(?:\/[\p{L} ]*){1,2}\}/gu
const withoutRegisters = (text: string) => text.replace(ALTERNANTS, PLACEHOLDER)

/** A text without what it quotes, which others say: «Escribí tu mensaje» is an example of how a chatbot speaks. */
const withoutQuotes = (text: string) => text.replace(/«[^»]*»/g, PLACEHOLDER)

/** Names of the forms of address, among which one is chosen. */
const FORMS = ['Vos', 'Tú', 'Usted']

/** Braces that neither hold a variable nor alternants of two or three forms; for the team, alternants as well. */
function unresolved({ text, audience }: AnalyzedText): string | undefined {
  const filled = text.replace(/\{…\}|\{\{[^{}]*\}\}/g, PLACEHOLDER)
  if (audience === 'team') return filled.match(ALTERNANTS)?.[0]
  return matched(withoutRegisters(filled), /[{}][^{}]*[{}]?/)
}

export const persons: readonly Rule[] = [
  {
    name: 'impersonal',
    say: 'name the actor: «puedes», «podrás», «elige», «necesitas», «tienes que»; for no selection, «Si no eliges…»',
    finds: ({ plain }) => matched(plain, IMPERSONAL),
  },
  {
    name: 'nobody',
    say: '«se» is for things: say «si sales», «lo que escribas», «hasta que lo enciendas»',
    finds: ({ plain }) => matched(plain, NOBODY) ?? matched(plain, BY_KEY),
  },
  {
    name: 'could-not',
    say: 'failures of the product use «nosotros»: «No pudimos…»',
    finds: ({ plain }) => matched(plain, COULD_NOT),
  },
  {
    name: 'infinitive',
    say: 'use the infinitive only for actions on buttons, in menus and in shortcuts: write «Elige», «Escribe», «Vuelve a…»',
    finds: (said) => (isSentence(said) ? infinitives(said) : undefined),
  },
  {
    name: 'vos',
    say: 'the console uses tú and «aquí»: elige, escribe, tienes, puedes, quieres',
    finds: ({ audience, plain, role }) =>
      audience === 'team' && !(role === 'option' && FORMS.includes(plain)) ? vosOf(withoutQuotes(plain)) : undefined,
  },
  {
    name: 'usted',
    say: 'the console uses tú: «Ingresa», «Completa», «Espera»',
    finds: (said) => (said.audience === 'team' && isSentence(said) ? ustedOf(said) : undefined),
  },
  {
    name: 'registers',
    say: 'alternants are {vos and tú/usted} or {vos/tú/usted}, only in what customers read, and nothing else stands in braces',
    finds: unresolved,
  },
  {
    name: 'trato',
    say: "texts for customers follow the bot's Trato setting: {te/le}, {tu/su}, {elegí/elige/elija}",
    finds: ({ text, audience }) => {
      if (audience !== 'customer') return undefined
      const said = withoutRegisters(text)
      return (
        matched(said, ONE_REGISTER) ??
        vosOf(said) ??
        said
          .split(/[.:;,] /)
          .map((part) => matched(part.trim(), ONE_IMPERATIVE))
          .find(Boolean)
      )
    },
  },
]
