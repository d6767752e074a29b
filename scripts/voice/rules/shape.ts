import { PLACEHOLDER, type Role } from '../text.ts'
import { matched, type Rule } from './rule.ts'

// What a text looks like in its place.

/** Characters, by role; what is filled in counts as none. */
const LENGTHS: Partial<Record<Role, number>> = {
  button: 20,
  label: 30,
  title: 40,
  place: 40,
  dialog: 40,
  placeholder: 40,
  toast: 70,
  help: 120,
  empty: 110,
  unbuilt: 110,
  error: 120,
  fallback: 120,
  confirm: 160,
  system: 160,
  subject: 50,
}

const TITLES: readonly Role[] = ['place', 'dialog', 'title', 'subject']
const LIKE_NAMES: readonly Role[] = ['dialog', 'title', 'button', 'label', 'option', 'name']

/** Names, which keep their capitals wherever they stand. */
const PROPER =
  /^(?:WhatsApp|Facebook|Messenger|Instagram|Telegram|Meta|Google|Webchat|Mostrador|Excel|Word|Enter|Escape|Esc|Tab|Ctrl|Windows|Android|Chrome|Firefox|Safari|Argentina|Rica|Salvador|Unidos|Rico|Dominicana|América|Buenos|Aires|Gmail|Outlook|Mercado|Pago|Libre|México|Brasil|España|Latinoamérica|Rasa|Sheets|Zapier|Make|Business|Nube|Mbps|Inicio|Agenda|Áreas|Trato)$/

/** Where the console is called: its menu, tabs and titles of pages, which are written Like This. */
export function capitals(places: ReadonlySet<string>): Rule {
  return {
    name: 'capitals',
    say: 'only names of places use Title Case; everything else, including dialog titles, has one capital at its start',
    finds: ({ role, plain }) => {
      if (!LIKE_NAMES.includes(role) || places.has(plain)) return undefined
      let said = plain.replace(/«[^»]*»/g, '').replace(/^[^\p{L}◇]+/u, '')
      for (const place of places) if (place.includes(' ') || said.includes(` ${place}`)) said = said.replace(place, '')
      const [found] = said
        .split(/(?<=[.:?!·]) |^/)
        .flatMap((part) => part.trim().split(' ').slice(1))
        .map((word) => word.replace(/[(),.:;?!]/g, ''))
        .filter((word) => /^\p{Lu}\p{Ll}{2,}$/u.test(word) && !PROPER.test(word))
      return found
    },
  }
}

const starts = (text: string, ...beginnings: string[]) => beginnings.some((one) => text.startsWith(one))

/** What tells what to do, whoever it speaks to: an order, a duty, a way. */
const STEP =
  /(?<![\p{L}])(?:puedes?|podrás?|podemos|prueba|pruebe|elige|escribe|ingresa|inicia|espera|vuelve|intenta|inténtalo|agrega|crea|quita|elimina|revisa|recarga|pide|pídel[aeo]|usa|da|deja|abre|cierra|guarda|envía|sube|carga|descarga|recupér\p{L}+|elimín\p{L}+|cambia|actualiza|termina|cancela|corrige|completa|indica|selecciona|escríbenos|contáctanos|reinicia|reemplaza|busca|acorta|divide|debe[ns]?|tiene que|necesitas?|faltan?|hasta|máximo|mínimo|al menos|como mucho|solo|únicamente|antes|primero|todavía|aún|en curso|ya está|por ejemplo|recibirás|enviaremos|escribí|elegí|probá|esperá|completá|recargá|revisá|pedí|aceptá|adjunt\p{L}+)(?![\p{L}])/iu

/** Where the dialog Eliminar Intención gets its fixed buttons No and Si. */
const FIXED_BUTTONS = ['screens/advanced/intents.json', 'screens/shell.json']

export const shapes: readonly Rule[] = [
  {
    name: 'title-stop',
    say: 'a title is a noun phrase without a full stop',
    finds: ({ role, plain }) =>
      TITLES.includes(role) ? matched(plain, /\S*(?<!\b(?:Desc|Nro|Tel|etc))\.$/u) : undefined,
  },
  {
    name: 'label-colon',
    say: 'a label is a noun without a colon',
    finds: ({ role, plain }) => (['label', 'button', 'option'].includes(role) ? matched(plain, /\S*:$/) : undefined),
  },
  {
    name: 'button',
    say: 'a button is a verb: «Eliminar área», «Cancelar»',
    finds: ({ role, plain, file }) =>
      role === 'button' && !FIXED_BUTTONS.includes(file)
        ? matched(plain, /^(?:S[ií]|Entendido|OK|Ok|Okay|Aceptar|De acuerdo)$/)
        : undefined,
  },
  {
    name: 'fallback',
    say: '«Error al crear el grupo. Inténtalo nuevamente.»',
    finds: ({ role, plain }) => {
      // a state or a label may be called so
      if (!['fallback', 'error', 'toast', 'text'].includes(role) || !starts(plain, 'Error al ', 'Error en '))
        return undefined
      return /(?:Inténtalo|Intenta) (?:nuevamente|de nuevo|más tarde)/.test(plain) ? undefined : plain
    },
  },
  {
    name: 'toast',
    say: 'use one sentence with a full stop: «Grupo creado correctamente.»',
    finds: ({ role, plain, sentences }) => {
      if (role !== 'toast') return undefined
      if (sentences.length > 1) return sentences[1]
      return /[.…?!◇]$|^◇/u.test(plain) || !/\p{L} \p{L}/u.test(plain) ? undefined : matched(plain, /\S+$/)
    },
  },
  {
    name: 'unbuilt',
    say: '«Estamos preparando esta sección. Aquí podrás…»',
    finds: ({ role, plain }) =>
      role === 'unbuilt' && !starts(plain, 'Estamos preparando esta sección.') ? plain.slice(0, 30) : undefined,
  },
  {
    name: 'next-step',
    say: 'an error says what happened and what to do next',
    finds: ({ role, file, plain, sentences }) =>
      role === 'error' &&
      file.startsWith('src/server/') &&
      sentences.length === 1 &&
      // a note beside a name has no full stop, and what succeeded needs no next step
      /(?<! correctamente)[.!…]$/.test(plain) &&
      /^[^\p{Ll}]/u.test(plain) &&
      !STEP.test(plain) &&
      !/[:;] |^\p{Lu}\p{Ll}*[aei]r /u.test(plain)
        ? plain
        : undefined,
  },
  ...Object.entries(LENGTHS).map(
    ([role, most]): Rule => ({
      name: `length-${role}`,
      say: `at most ${most} characters`,
      finds: (said) => {
        const length = said.plain.replaceAll(PLACEHOLDER, '').replace(/ \([^()]*\)$/, '').length
        return said.role === role && length > most ? `${length} characters` : undefined
      },
    }),
  ),
]
