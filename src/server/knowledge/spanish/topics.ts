import type { components } from '../../../../generated/api.d.ts'
import { type FormOfAddress, resolveFormOfAddress, usualForm } from '../../../contract/address-form.ts'
import { smallTalkAnswers } from './answers.ts'
import { smallTalkPhrases } from './phrases/small-talk.ts'

/** A topic of small talk by its key. */
export type TopicKey = keyof typeof smallTalkAnswers

/** What a topic does besides its text. */
type Effect = components['schemas']['SmallTalkEffect']

/** A topic of small talk. */
export interface Topic {
  key: TopicKey
  /** number in the API; never reused */
  id: number
  name: string
  effect: Effect
  /** the bot's own answers take precedence, if the model understands one of its intents */
  yields: boolean
}

const topic = (id: number, key: TopicKey, name: string, effect: Effect, yields = false): Topic => ({
  ...{ id, key, name, effect, yields },
})

/** The topics in order of precedence: of "jaja ok gracias", the thanks are answered. */
export const topics: readonly Topic[] = [
  topic(1, 'insult', 'Insultos', 'handoff'),
  topic(16, 'mockery', 'Burlas', 'question'),
  topic(2, 'angry', 'Enojo', 'question'),
  topic(3, 'bot', 'Con quién habla', 'person', true),
  topic(4, 'help', 'Ayuda y menú', 'menu', true),
  topic(5, 'capabilities', 'Qué puede hacer', 'menu', true),
  topic(7, 'presence', 'Si hay alguien', 'none', true),
  topic(8, 'how', 'Cómo estás', 'none'),
  topic(9, 'enough', 'Nada más', 'closing', true),
  topic(10, 'thanks', 'Gracias', 'closing'),
  topic(15, 'wishes', 'Buenos deseos', 'closing'),
  topic(11, 'praise', 'Elogios', 'closing'),
  topic(6, 'apology', 'Disculpas', 'none', true),
  topic(12, 'ok', 'Ok', 'closing'),
  topic(13, 'laughter', 'Risas', 'closing'),
  topic(14, 'emoji', 'Otros emojis y signos', 'none'),
]

/** Returns the phrases of a topic as they are written in the list. */
export const phrasesOfTopic = (key: TopicKey): string[] =>
  smallTalkPhrases[key]
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')

/** Returns the shipped answers of a topic. A bot without a form of address uses the usual one of its country. */
export const shippedAnswers = (key: TopicKey, form: FormOfAddress | null | undefined): string[] =>
  smallTalkAnswers[key].map((text) => resolveFormOfAddress(text, form ?? usualForm({})))
