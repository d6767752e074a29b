import { type AnalyzedText, matched, type Rule, words } from './rule.ts'

// One word for one thing.

interface Word {
  name: string
  /** what is not said */
  not: string
  say: string
  /** where it means something else */
  but?: (said: AnalyzedText) => boolean
}

const has = (pattern: RegExp) => (said: AnalyzedText) => pattern.test(said.plain)

const glossary: readonly Word[] = [
  { name: 'chat', not: 'chats?|charlas?', say: '«conversación», or «webchat» for the channel' },
  {
    name: 'bot',
    not: 'bots?|robots?',
    say: '«chatbot», to customers «asistente virtual»',
    // the account that a business has at Telegram, which is something else than the chatbot
    but: has(/Telegram|BotFather/),
  },
  { name: 'visitor', not: 'visitantes?', say: '«cliente»' },
  {
    name: 'user',
    not: '(?:(?:un|el|del|al|otro|cada|este|ese|ningún|tu) )?usuario|(?:(?:los|unos|otros|estos|sus|tus) )?usuarios',
    say: '«cliente» for the person who writes, «persona del equipo» for staff; «usuario» is only the name for signing in',
    but: (said) =>
      /nombres? de usuario|contraseña|usuarios? o (?:un |el )?correo|correo o usuario|[ts]u usuario|Editar Usuario|«Usuarios del sistema»|^Usuario$/i.test(
        said.plain,
      ) || /(?<=\p{Ll},? )Usuarios/u.test(said.plain),
  },
  { name: 'card', not: 'fichas?', say: '«contacto»' },
  {
    name: 'member',
    not: 'integrantes?|agentes?|operador(?:es|as?)?',
    say: '«el equipo», «persona del equipo», «quien atiende»',
    // the role keeps its name
    but: has(/(?<![\p{L}])Operador(?![\p{L}])/u),
  },
  { name: 'escalate', not: 'escal(?:ar|a|an|ado|ada|ó|amiento)', say: '«pasar a una persona»' },
  {
    name: 'transfer',
    not: 'transferencias?|transferid[oa]s?|transferir',
    say: '«derivación», or «pasar a una persona»',
    but: has(/banc|pago|pagar|^Transferencia$|Datos para transferir|CBU|archivo|modelo/i),
  },
  { name: 'sector', not: 'sector(?:es)?|departamentos?', say: '«área»' },
  { name: 'tray', not: 'bandejas?', say: '«casilla»' },
  { name: 'tag', not: 'tags?', say: '«etiqueta»' },
  {
    name: 'template',
    not: 'plantillas?',
    say: '«respuesta rápida»',
    but: (said) =>
      /WhatsApp|Meta|aprobad|campañ/i.test(said.plain) ||
      /campaign|plugins|analytics|notifications|changes|forms/.test(said.file),
  },
  { name: 'branch', not: 'ramas?', say: '«sucursal»' },
  { name: 'slot', not: 'slots?', say: '«entidad»' },
  { name: 'production', not: 'producción', say: '«lo que aprendió el chatbot», or «modelo» in Estado' },
  { name: 'quotation', not: 'cotizaci(?:ón|ones)', say: '«presupuesto»', but: has(/dólar|moneda|cambio/i) },
  { name: 'broadcast', not: 'difusi(?:ón|ones)', say: '«campaña»' },
  { name: 'integration', not: 'integraci(?:ón|ones)', say: '«conector»' },
  {
    name: 'add',
    not: 'añad(?:ir|e|es|en|a|as|ido|ida|idos|idas|ió|imos|irá|irás|iendo)(?:l[aeo]s?)?|añádel[aeo]s?',
    say: '«agregar» for something that exists, «crear» for something new',
  },
  {
    name: 'erase',
    not: 'borr(?:ar|a|as|an|e|es|en|ó|ado|ada|ados|adas|aron|ará|arán|arás|amos|aste|ando)(?:l[aeo]s?)?|bórral[aeo]s?',
    say: '«eliminar» for deleting, «quitar» for removing from a list, «descartar» for unsaved changes',
  },
  {
    name: 'restore',
    not: 'restaur(?:ar|a|as|an|ó|ado|ada|ados|adas|ación|aste|amos|ará|arás)(?:l[aeo]s?)?',
    say: '«recuperar» for deleted items, «volver a» for a version',
  },
  { name: 'top', not: 'topes?', say: '«límite»' },
  { name: 'mail', not: 'mails?|e-?mails?', say: '«correo»' },
  { name: 'success', not: 'exitosamente|con éxito|satisfactoriamente', say: '«correctamente»' },
]

export const glossaryRules: readonly Rule[] = glossary.map(({ name, not, say, but }) => {
  const pattern = words(not)
  return {
    name: `word-${name}`,
    say: `say ${say}`,
    finds: (said) => (but?.(said) ? undefined : matched(said.plain, pattern)),
  }
})
