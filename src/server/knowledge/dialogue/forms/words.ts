import { isCancel, isUnable } from '../slots/words.ts'
import { foldWords } from '../words.ts'
import { DONE, SKIP } from './texts.ts'

const CANCEL =
  /^(?:(?:quiero |mejor )?(?:cancelar(?:lo|la)?|cancela(?:lo|la)?|cancelo|salir|terminar|termina|basta)|no quiero (?:seguir|contestar|responder|hacer(?:lo|la)?|completar(?:lo|la)?)(?: (?:mas|nada|la encuesta|el formulario|esto))*)(?: (?:por favor|porfa|gracias))*$/

/** Whether a text surely calls a form off, whatever is asked. */
export const isSureCancel = (text: string, words: readonly string[]): boolean => {
  const folded = foldWords(text)
  return CANCEL.test(folded) || words.some((word) => foldWords(word) === folded)
}

const NOTHING =
  /^(?:(?:no|nada|ningun[oa]?)(?: (?:gracias|mas|por ahora|de nada|ningun[oa]?))*|sin comentarios?|no tengo(?: nada)?)$/

/** Whether a text says that there is nothing to answer. */
export const isNothing = (text: string): boolean => NOTHING.test(foldWords(text))

/** Whether a text calls a form off, if it answers nothing. */
export const isCallOff = (text: string): boolean => isCancel(text) && !isNothing(text)

const SKIPS = new RegExp(
  `^(?:${foldWords(SKIP)}|(?:la |lo |mejor |prefiero |quiero )*(?:paso|pasar|salteo|salteala?|saltar|saltarl[ao]|omitir|omite|omiti|siguiente|la siguiente|otra pregunta|pasemos|no contestar|no decir(?:lo)?|no responder)|no (?:quiero|prefiero) (?:decir(?:lo)?|contestar eso|responder eso)|prefiero no)(?: (?:esta|eso|por favor|gracias|pregunta))*$`,
)

/** Whether a text leaves the question out, or says that the customer does not know. */
export const isSkip = (text: string): boolean => SKIPS.test(foldWords(text)) || isUnable(text)

const DONES = new RegExp(
  `^(?:${foldWords(DONE)}|(?:no,? )?(?:nada mas|solo es[oae]s?|es[oae] (?:es todo|nomas|solo)|eso seria todo|ya esta|es todo|termine|ninguna mas|no mas)|no|ya|ok|no gracias)$`,
)

/** Whether a text says that all was chosen. */
export const isDone = (text: string): boolean => DONES.test(foldWords(text))

const GOES_ON =
  /^(?:(?:ok|dale|bueno|si|listo|ya),? )*(?:sigamos|seguimos|seguir|sigo|continuar|continuemos|continuo|retomemos|retomar|volvamos(?: a (?:la encuesta|eso|lo otro))?|(?:con )?la encuesta|el formulario)$/

/** Whether a text takes up a form that rests. */
export const isGoOn = (text: string): boolean => GOES_ON.test(foldWords(text))

/** Whether a question is for what a customer wants to ask. */
export const takesQuestions = (text: string): boolean =>
  /\b(?:consultas?|preguntas?|dudas?|mensajes?|comentarios?|inquietud(?:es)?)\b/.test(foldWords(text))
