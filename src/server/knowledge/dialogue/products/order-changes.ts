import { buildTextReply } from '../build-replies.ts'
import type { Outcome } from '../rule.ts'
import { foldWords } from '../words.ts'
import { addOutcome } from './add.ts'
import { cartOutcome, confirmOutcome, emptyOrder, removeOutcome, type Selling, said, whichOutcome } from './cart.ts'
import { COUNTED_IN } from './counts.ts'
import {
  asksCart,
  asksTotal,
  confirms,
  empties,
  onlyCount,
  type Removal,
  recount,
  removed,
  uncountable,
} from './order-wishes.ts'
import { productText } from './texts.ts'
import type { CartLine, ProductTopic } from './types.ts'

/** Does what a message wants of the order itself: other quantities, none of it, or that it is passed on. */
export function changeOfOrder(own: Selling): Outcome | undefined {
  const {
    topic,
    deciding: { turn },
  } = own
  if (confirms(turn.text)) return confirmOutcome(own)
  if (empties(turn.text)) return emptyOrder(own)
  if (asksCart(turn.text) || asksTotal(turn.text)) return cartOutcome(own)
  const taken = removedLine(own)
  if (taken) return taken
  const wanted = recount(turn.text)
  const last = topic.cart.at(-1)
  // Without a name it is of what was just added; of a list that was shown since, it chooses.
  const isLast = wanted?.name === undefined && topic.focus === last?.id
  const [line, ...others] = wanted?.name === undefined ? (isLast && last ? [last] : []) : linesNamed(own, wanted.name)
  if (!wanted || !line || others.length > 0) return undefined
  return countedAgain(own, line, wanted.quantity)
}

/** Takes out the line that a text names, or some of it: "sacá 2 cementos", "sacame una". */
function removedLine(own: Selling): Outcome | undefined {
  const removal = removed(own.deciding.turn.text)
  const [line, ...alike] = removal ? linesOf(own, removal) : []
  return removal && line && alike.length === 0 ? withoutSome(own, line, removal) : undefined
}

/** Takes out a line of the order, or some of it. */
const withoutSome = (own: Selling, line: CartLine, { count }: Removal): Outcome =>
  count === undefined || count >= line.quantity
    ? removeOutcome(own, line.id, line.variant)
    : countedAgain(own, line, line.quantity - count)

/** Sets the quantity of a line of the order. */
function countedAgain(own: Selling, line: CartLine, quantity: number): Outcome {
  const cart = own.topic.cart.filter((one) => one !== line)
  return addOutcome({ ...own, topic: { ...own.topic, cart } }, line.id, quantity, line.variant)
}

/**
 * Asks again how many are wanted after a quantity that nothing can be ordered in, such as "-3" or "2,5", and takes the
 * number that answers.
 */
export function countedOutcome(own: Selling): Outcome | undefined {
  const { deciding, topic } = own
  const { bot, turn } = deciding
  const counting = deciding.state.products?.counting
  const id = topic.focus ?? (topic.shown.length === 1 ? topic.shown[0] : undefined)
  // A number after one product is how many of it, unless it chooses among buttons.
  const { offered = [] } = deciding.state
  const isAlone = topic.focus !== undefined && topic.away === 0 && offered.length < 2 && /^\d+$/.test(turn.text.trim())
  const count = counting || isAlone ? onlyCount(turn.text) : undefined
  if (count !== undefined && id !== undefined) {
    const line = counting === 'changes' ? topic.cart.findLast((one) => one.id === id) : undefined
    return line ? countedAgain({ ...own, topic }, line, count) : addOutcome({ ...own, topic }, id, count)
  }
  // Another quantity of what is being chosen.
  const again = topic.wanted === undefined || topic.focus !== undefined ? undefined : recount(turn.text)
  const listed = again && again.name === undefined ? topic.shown.flatMap((one) => own.items.get(one) ?? []) : []
  if (again && listed.length > 1) return whichOutcome(own, listed, again.quantity)
  const wish = uncountable(turn.text)
  if (!wish || (id === undefined && topic.shown.length === 0)) return undefined
  const asked = { ...topic, ...(id !== undefined && { counting: wish }) }
  return said(own, [buildTextReply(productText(bot, 'whole'), turn)], asked, { step: 'asked' })
}

/** Removes what a message names from the order. */
export function removedFrom(own: Selling): Outcome | undefined {
  const { deciding, topic } = own
  const removal = topic.cart.length > 0 ? removed(deciding.turn.text) : undefined
  if (!removal) return undefined
  const matches = linesOf(own, removal)
  const [only] = matches
  if (matches.length === 1 && only) return withoutSome(own, only, removal)
  return cartOutcome(own, only ? [] : [buildTextReply(productText(deciding.bot, 'not_there'), deciding.turn)])
}

/** Returns the order without what a text takes out of it; undefined if no line fits, or several do. */
export function withoutNamed(own: Selling, removal: Removal): ProductTopic['cart'] | undefined {
  const [line, ...others] = linesOf(own, removal)
  if (!line || others.length > 0) return undefined
  const left = removal.count === undefined ? 0 : line.quantity - removal.count
  return own.topic.cart.flatMap((one) => (one !== line ? one : left > 0 ? { ...one, quantity: left } : []))
}

/** Returns the lines of the order of which a text takes something out; without a name, the last one. */
function linesOf(own: Selling, { name, isPackage = false }: Removal): ProductTopic['cart'] {
  const named = name === '' ? [] : linesNamed(own, name)
  return name === '' || (isPackage && named.length === 0) ? own.topic.cart.slice(-1) : named
}

/** What products are counted in, and words between. */
const COUNTED = new RegExp(`^(?:${COUNTED_IN}|del?)$`)

/** Returns the lines of the order whose products have all words of a name. */
function linesNamed({ topic, items }: Selling, name: string): ProductTopic['cart'] {
  const all = name.split(' ')
  const telling = all.filter((word) => !COUNTED.test(word))
  const words = telling.length > 0 ? telling : all
  return topic.cart.filter(({ id }) => {
    const own = foldWords(items.get(id)?.name ?? '').split(' ')
    return words.every((word) => own.some((one) => one.startsWith(word.replace(/s$/, ''))))
  })
}
