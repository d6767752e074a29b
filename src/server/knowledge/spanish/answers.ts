/** What a bot answers to small talk, in every form of address; the first one first. */
export const smallTalkAnswers = {
  insult: ['Entiendo {tu/su} enojo. Lamento lo que pasó.'],
  mockery: [
    'Parece que no {te/le} estoy ayudando como {esperabas/esperabas/esperaba}.',
    'Parece que no nos estamos entendiendo.',
  ],
  angry: ['Lamento la molestia. Quiero que {te/le} ayuden bien.'],
  bot: [
    'Soy el asistente virtual de {{negocio.nombre|"este negocio"}}. Si {querés/quieres/quiere}, {te/le} paso con una persona del equipo.',
  ],
  help: ['¡Claro! Puedo {ayudarte/ayudarle} con esto. También {podés/puedes/puede} escribirme {tu/su} pregunta.'],
  capabilities: ['Respondo preguntas como estas. También {podés/puedes/puede} escribirme con {tus/sus} palabras.'],
  apology: ['No hay problema. ¿En qué {te/le} puedo ayudar?'],
  presence: ['{Acá/Aquí/Aquí} estoy. ¿En qué {te/le} puedo ayudar?'],
  how: ['¡Muy bien, gracias! ¿En qué {te/le} puedo ayudar?'],
  enough: [
    '¡Listo! Cualquier cosa, {acá/aquí/aquí} estoy.',
    'Perfecto. Si {necesitás/necesitas/necesita} algo más, {escribime/escríbeme/escríbame}.',
  ],
  thanks: [
    '¡De nada! Si {necesitás/necesitas/necesita} algo más, {escribime/escríbeme/escríbame}.',
    '¡Gracias a {vos/ti/usted}! Cualquier cosa, {acá/aquí/aquí} estoy.',
  ],
  wishes: ['¡Muchas gracias, igualmente! Cualquier cosa, {acá/aquí/aquí} estoy.'],
  praise: ['¡Gracias! Me alegra {ayudarte/ayudarle}.', '¡Qué bueno leer eso! Gracias.'],
  ok: [
    '¡Perfecto! Si {necesitás/necesitas/necesita} algo más, {escribime/escríbeme/escríbame}.',
    '¡Genial! Cualquier cosa, {acá/aquí/aquí} estoy.',
  ],
  laughter: ['😄 ¿{Te/Le} ayudo con algo más?'],
  emoji: ['¿En qué {te/le} puedo ayudar? {Contame/Cuéntame/Cuénteme} con {tus/sus} palabras.'],
} as const

/** What a bot without answers to offer says when asked for help. */
export const HELP_WITHOUT_MENU =
  '{Contame/Cuéntame/Cuénteme} qué {necesitás/necesitas/necesita} y veo cómo {ayudarte/ayudarle}.'
