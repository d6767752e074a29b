import type { components } from '../../../../generated/api.d.ts'
import { formatShare } from '../../ui/format.ts'

type Context = components['schemas']['ReadingContext']

/** Returns how a message was read beyond its words, as lines of a term and its text. */
export function contextFacts({
  topic,
  wishes,
  open = [],
  unclear = [],
  refused,
  options,
  chosen,
  doubted = false,
}: Context): [string, string][] {
  const quoted = (texts: readonly string[]) => texts.map((text) => `«${text}»`).join(' · ')
  return [
    ...(topic ? [['Sigue a', `«${topic}»`] as [string, string]] : []),
    ...wishes.map(({ text, name, confidence }): [string, string] => [
      `«${text}»`,
      `${name} (${formatShare(confidence)})`,
    ]),
    ...(open.length > 0 ? [['Retoma después', quoted(open)] as [string, string]] : []),
    ...(unclear.length > 0 ? [['No entendió', quoted(unclear)] as [string, string]] : []),
    ...(refused.length > 0 ? [['No quiere', quoted(refused)] as [string, string]] : []),
    ...(options.length > 0 ? [['Ofreció', options.join(' · ')] as [string, string]] : []),
    ...(chosen ? [['Eligió', chosen] as [string, string]] : []),
    ...(doubted ? [['Dudaba', 'Le dijo cómo avisar si no era eso'] as [string, string]] : []),
  ]
}
