import { resolveFormOfAddress } from '../../../contract/address-form.ts'
import { buildTextReply } from './build-replies.ts'
import { buildHandoffReplies, YES_OR_NO } from './handoff.ts'
import type { RuleOf } from './rule.ts'
import { systemResponse } from './system.ts'
import type { Handoff } from './types.ts'
import { foldWords } from './words.ts'

/** Greetings of which a single word may be Spanish. */
const GREETINGS = ['bom dia', 'boa tarde', 'boa noite']

/** Frequent words of languages in which customers write, but which Spanish texts rarely have. */
const WORDS = {
  en: new Set(
    `hello hi good morning afternoon evening do you your speak english how much many the is are there what where when can
    could would i we want need please thanks thank have has open deliver buy order this that my available today tomorrow
    someone with for does any time it`.split(/\s+/),
  ),
  pt: new Set([
    ...GREETINGS,
    ...`bom boa oi você vocês vc vcs não nao obrigado obrigada fazem entregam quanto custa custam preço preco quais onde
    fica aceitam cartão cartao gostaria tudo bem falar amanhã hoje noite aberto abertos abrem uma um até moro enviam muito
    quero os horários são sao tem têm português portugues`.split(/\s+/),
  ]),
} as const

type Language = keyof typeof WORDS

const TEXTS: Readonly<Record<Language, string>> = {
  en: 'Solo respondo en español (I only answer in Spanish, but a person can help). ¿{Te/Le} paso con una persona?',
  pt: 'Solo respondo en español (só respondo em espanhol, mas uma pessoa pode ajudar). ¿{Te/Le} paso con una persona?',
}

/** Fewest words of a language, and their share of a text, from which the text is in it. */
const FEWEST = 2
const SHARE = 0.5

const WORD = new RegExp(String.raw`\b(?:${GREETINGS.join('|')})\b|\p{L}+`, 'gu')

/** Returns the language of a text that is English or Portuguese. */
function foreignLanguageOf(text: string): Language | undefined {
  const words = text.toLowerCase().match(WORD) ?? []
  const counted = (['en', 'pt'] as const).map((language) => {
    const known: ReadonlySet<string> = WORDS[language]
    const own = new Set(words.filter((word) => known.has(word)))
    return { language, count: [...own].join(' ').split(' ').filter(Boolean).length }
  })
  const [first] = counted.toSorted((a, b) => b.count - a.count)
  return first && first.count >= FEWEST && first.count >= words.length * SHARE ? first.language : undefined
}

/**
 * Tells who writes in another language, in that language too, that the chat is in Spanish, and offers a person; who goes on
 * gets one. What the bot understands all the same is answered.
 */
export const applyForeignLanguageRule: RuleOf = ({ turn, bot, state, variants, understood }) => {
  if (understood.best || understood.followUp || foldWords(turn.text) === '') return undefined
  const language = foreignLanguageOf(turn.text)
  if (!language) return undefined
  const misses = state.misses + 1
  const areaId = systemResponse(bot, 'fallback', turn)?.areaId ?? null
  const handoff: Handoff = state.asked ?? { reason: 'failure', areaId, misses }
  const explanation = { rule: 'fallback' } as const
  if (state.asked) return { replies: buildHandoffReplies(bot, turn, handoff, variants), explanation }
  const text = resolveFormOfAddress(TEXTS[language], bot.form ?? 'tu')
  return { replies: [buildTextReply(text, turn, YES_OR_NO)], explanation, next: { misses, asked: handoff } }
}
