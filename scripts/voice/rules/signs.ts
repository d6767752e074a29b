import { matched, type Rule, words } from './rule.ts'

// Signs, and words that are spelled.

const count = (text: string, sign: string) => text.split(sign).length - 1

/** What is quoted as code: a parameter, a path, JSON. */
const withoutCode = (text: string) => text.replace(/`[^`]*`|https?:\S+|\/\S*\?\S*/g, '')

export const signs: readonly Rule[] = [
  { name: 'dots', say: 'use one character: …', finds: ({ plain }) => matched(plain, /\S*\.{2,}/) },
  {
    name: 'question',
    say: 'a question begins with ¿',
    finds: ({ plain }) => {
      const said = withoutCode(plain)
      return count(said, '?') > count(said, '¿') && /\p{L}\?/u.test(said) ? matched(said, /\S*\p{L}\?/u) : undefined
    },
  },
  {
    name: 'exclamation',
    say: 'an exclamation begins with ¡',
    finds: ({ plain }) => (count(plain, '!') > count(plain, '¡') ? matched(plain, /\S*\p{L}!/u) : undefined),
  },
  {
    name: 'plural-s',
    say: 'write out plurals:  «1 mensaje», «2 mensajes», «Ningún mensaje»',
    finds: ({ plain }) => matched(plain, /\p{L}+\((?:e?s|n|as|os|es)\)/u),
  },
  {
    name: 'gender',
    say: 'use a name, a role or a collective noun: «quien atiende», «el equipo»',
    finds: ({ text, plain }) =>
      matched(text.replace(/\{[^{}]*\}/g, ''), /(?<![\p{L}/])\p{L}*(?:o|e|os|es|or)\/-?(?:a|as|ora)(?![\p{L}/])/iu) ??
      matched(plain, /(?<![\p{L}.\d+@])\p{L}{2,}@s?(?![\p{L}\d…]|\.\p{L})/u) ??
      matched(plain, words('tod[xe]s|ell[xe]s|chic[xe]s|amig[xe]s|usuari[xe]s|client[x]s')),
  },
  { name: 'solo', say: '«solo», without an accent', finds: ({ plain }) => matched(plain, words('sólo')) },
  {
    name: 'quotes',
    say: 'put names between « and »',
    finds: ({ plain }) =>
      matched(withoutCode(plain), /(?<![=:\w])["“][^"”]{1,60}["”]|(?<![\p{L}\d=])'\p{L}[^']{1,60}'(?![\p{L}\d])/u),
  },
  {
    name: 'percent',
    say: 'put a no-break space before %',
    finds: ({ plain }) => matched(plain, /[\d◇] ?%/u),
  },
  {
    name: 'invalid',
    say: 'say what the user must enter: «El correo lleva una @»',
    finds: ({ plain }) => matched(plain, words('inválid[oa]s?')),
  },
  {
    name: 'server',
    say: 'do not mention a server: say what happened',
    finds: ({ plain }) => matched(plain, words('servidor(?:es)?(?! de (?:entrada|salida|correo))')),
  },
  {
    name: 'null',
    say: 'use «ninguno», «sin…», or say what happens',
    finds: ({ plain }) => matched(plain, words('null|nul[oa]s?')),
  },
  {
    name: 'zero',
    say: 'say «Con 0, nunca» or «Con 0 no hay límite»',
    finds: ({ plain }) =>
      matched(plain, /(?<![\d.,])0 (?:es|son|significa|quiere decir|deja|para|desactiva|lo)(?![\p{L}])/u),
  },
  {
    name: 'empty-field',
    say: 'say «Si lo dejas vacío, …»',
    finds: ({ sentences }) =>
      sentences
        .flatMap((one) => [one, ...one.split(/[;:] /).slice(1)])
        .map((one) => matched(one, /^(?:Vac[ií][oa]s?|En blanco|Nulos?)(?=[ ,:])/iu))
        .find(Boolean),
  },
  {
    name: 'jargon',
    say: 'say what changes for the customer or the team, and give an example',
    finds: ({ plain }) =>
      matched(
        plain,
        words(
          'IANA|ISO(?: ?\\d+)?|E\\.164|UUID|base64|expresi(?:ón|ones) regular(?:es)?|centavos|céntimos|booleano|HTTP(?!:)|SHA-?\\d*|timestamp|UTC|MIME',
        ),
      ),
  },
  {
    name: 'please',
    say: '«por favor» only before waiting: «Espera, por favor»',
    finds: ({ plain }) => (/\besper/i.test(plain) ? undefined : matched(plain, /por favor/i)),
  },
  {
    name: 'sure',
    say: 'name the thing: «¿Eliminar el área «Ventas»?»',
    finds: ({ plain }) => matched(plain, /¿Estás segur[oa][^?]*\??/iu),
  },
]
