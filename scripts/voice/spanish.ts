// Tells texts for people from what programs write for each other, where the place of a text does not tell it.

const FUNCTION_WORDS =
  /(?<![\p{L}\d_-])(?:el|la|los|las|un|una|unos|unas|de|del|al|en|con|sin|por|para|que|se|su|sus|tu|tus|y|es|hay|este|esta|ese|esa|lo|le|te|nos|ya|o|como|desde|hasta|entre|sobre|cada|todos|todas|ninguno|ninguna|debe|falta)(?![\p{L}\d_-])/giu
const ENGLISH_WORDS =
  /(?<![\p{L}\d_-])(?:the|is|are|was|were|not|and|or|of|to|for|with|without|has|have|its|it|that|this|these|from|by|be|been|which|what|on|at|as|an)(?![\p{L}\d_-])/giu
const SPANISH_SIGNS = /[áéíóúñü¿¡«»]/i
/** Single words as they stand on buttons and labels. */
const SPANISH_WORD =
  /^[A-ZÁÉÍÓÚ][\p{Ll}]+(?:ar|er|ir|ción|ciones|sión|ado|ada|ados|adas|ido|ida|idos|idas|dad|aje|ajes|ario|ora|ero|era|tos|tas|dos|das)$/u
const NOT_SPANISH = /^(?:Enter|Error|Editor|User|Server|Folder|Header|Never|Number|Letter|Other|Order|Either|After)$/
/** What only programs write. */
const CODE =
  /=>|&&|\|\||[;{}]\s*$|^\s*(?:[.#@<:&]|\[(?!\p{Lu}))|\\[pdwsu]|::|\(\?|^[a-z-]+:\s?[^ ]+$|^Bearer\b|^'[a-z]+'$|\w="|--\w|\$\d|^\S+\/\S+$|_\w+_|\w\(\)|=\$/u

const HOLES = /\{…\}|\{\{[^{}]*\}\}|%?\{[\w.:]+\}/g

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Whether a text that may be anything is Spanish, and for people. */
export function isSpanish(text: string): boolean {
  const said = text.replace(HOLES, ' ').trim()
  if (!/\p{L}{2}/u.test(said) || CODE.test(said)) return false
  const words = count(said, FUNCTION_WORDS)
  const english = count(said, ENGLISH_WORDS)
  if (SPANISH_SIGNS.test(said)) return /\s|^[¿¡«]|^\p{Lu}\p{Ll}/u.test(said) && words >= english
  if (/^\S+$/.test(said)) return SPANISH_WORD.test(said) && !NOT_SPANISH.test(said)
  const [first = ''] = said.split(' ')
  const isAction = SPANISH_WORD.test(first) && !NOT_SPANISH.test(first)
  return (words > 0 || isAction) && english === 0 && !/[=<>_|]|\w\.\w/.test(said)
}

/** Whether a text at a place where only people read is one that says something: not a sign, an example or a name. */
export function isSaid(text: string): boolean {
  const said = text.replace(HOLES, ' ').trim()
  return /\p{L}{2}/u.test(said) && !CODE.test(said) && !/^(?:https?:|[\w.+-]+@|\/)\S*$/.test(said)
}
