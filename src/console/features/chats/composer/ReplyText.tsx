import type { Macro } from '../state/types.ts'
import { macroPieces } from './macros.ts'
import { type Piece, piecesOf, type Texts } from './reply-values.ts'

/** The text of a quick reply with the data of a chat; what the chat lacks is marked. */
export function ReplyText({ reply, values }: { reply: Texts; values: Readonly<Record<string, string>> }) {
  return <Pieces pieces={piecesOf(reply, values)} />
}

/** What a macro does, its texts with the data of a chat; what the chat lacks is marked. */
export function MacroText({ macro, values }: { macro: Macro; values: Readonly<Record<string, string>> }) {
  return <Pieces pieces={macroPieces(macro, values)} />
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <span className="quick-text">
      {pieces.map(({ text, missing }, at) =>
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
