import { piecesOf, type Texts } from './reply-values.ts'

/** The text of a quick reply with the data of a chat; what the chat lacks is marked. */
export function ReplyText({ reply, values }: { reply: Texts; values: Readonly<Record<string, string>> }) {
  return (
    <span className="quick-text">
      {piecesOf(reply, values).map(({ text, missing }, at) =>
        missing ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their places
          <mark key={at} className="quick-missing">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </span>
  )
}
