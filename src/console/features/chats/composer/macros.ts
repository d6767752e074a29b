import { variableLabel } from '../../../../contract/known-variables.ts'
import { fold } from '../../../../contract/phrase.ts'
import type { Macro, QuickReply } from '../state/types.ts'
import { rankOfReply } from './quick-replies.ts'
import { AREA, LATER, labelOf, namesIn, type Piece, piecesOf } from './reply-values.ts'

/** Characters of a text that the line of a macro shows. */
const QUOTED = 60

/** Returns the macros that match a query: by the start of their name, then by a part of it. The most used come first. */
export function findMacros(all: readonly Macro[], query: string): Macro[] {
  const wanted = fold(query)
  const rank = (macro: Macro) => rankOfMacro(macro, wanted)
  return all.filter((macro) => rank(macro) < 2).toSorted((a, b) => rank(a) - rank(b) || b.usage_count - a.usage_count)
}

function rankOfMacro({ name }: Pick<Macro, 'name'>, wanted: string): number {
  return fold(name).startsWith(wanted) ? 0 : fold(name).includes(wanted) ? 1 : 2
}

/** What the search after a slash finds. */
export type SlashOption = { id: string; reply: QuickReply; macro?: never } | { id: string; macro: Macro; reply?: never }

/** Merges what was found by how well it matches; among equals, replies come first. */
export function slashOptions(replies: readonly QuickReply[], macros: readonly Macro[], query: string): SlashOption[] {
  const wanted = fold(query)
  const ranked: { option: SlashOption; rank: number }[] = [
    ...replies.map((reply) => ({ option: { id: `quick-${reply.id}`, reply }, rank: rankOfReply(reply, wanted) })),
    ...macros.map((macro) => ({ option: { id: `macro-${macro.id}`, macro }, rank: rankOfMacro(macro, wanted) })),
  ]
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ option }) => option)
}

/** Says what a macro does, in a sentence without its full stop. */
export function doing(steps: Macro['steps']): string {
  const said = steps.map(({ text }) => text).join(', ')
  return said.charAt(0).toUpperCase() + said.slice(1)
}

const VERBS: Readonly<Record<string, string>> = { reply: 'responde', comment: 'comenta' }

/** {@link doing} in pieces, with the values of a chat in the texts. */
export function macroPieces({ actions, steps }: Macro, known: Readonly<Record<string, string>>): Piece[] {
  const moves = actions.some(({ type }) => type === 'area')
  const values = { ...LATER, ...known, ...(moves && { [AREA]: `[${variableLabel(AREA)}]` }) }
  const pieces = steps.flatMap(({ text }, at): Piece[] => {
    const action = actions[at]
    const verb = VERBS[action?.type ?? '']
    const said = verb && action?.text ? piecesOf({ text: action.text.replace(/\s+/g, ' ') }, values) : undefined
    const own = said ? [{ text: `${verb} «` }, ...shortened(said), { text: '»' }] : [{ text }]
    return at === 0 ? own : [{ text: ', ' }, ...own]
  })
  const [first, ...rest] = pieces
  return first ? [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest] : []
}

/** Returns what to show for the variables of a macro where no chat is meant: their labels. */
export const macroLabels = ({ actions }: Pick<Macro, 'actions'>): Record<string, string> =>
  Object.fromEntries(actions.flatMap(({ text = '' }) => namesIn(text)).map((name) => [name, `[${labelOf(name)}]`]))

/** Cuts a quoted text, so that what follows it is seen. */
function shortened(pieces: readonly Piece[]): Piece[] {
  let left = QUOTED
  return pieces.flatMap((piece) => {
    if (left <= 0) return []
    const { text } = piece
    const fits = text.length <= left
    const shown = fits ? text : `${text.slice(0, left - 1).trimEnd()}…`
    left -= text.length
    return [{ ...piece, text: shown }]
  })
}
