/**
 * Returns the id of a button that is sent to a channel and comes back when it is pressed: `812.1` is the second button
 * of message 812.
 */
export const buttonKey = (messageId: number, place: number): string => `${messageId}.${place}`

/** Parses a button id; undefined for anything else, such as an id of another program. */
export function readButtonKey(key: string | undefined): { messageId: number; place: number } | undefined {
  const found = /^([1-9]\d{0,14})\.(\d{1,3})$/.exec(key ?? '')
  return found ? { messageId: Number(found[1]), place: Number(found[2]) } : undefined
}
