/** Names a button of a message, as the channel sends it back when it is pressed: `812.1` is the second of message 812. */
export const buttonKey = (messageId: number, place: number): string => `${messageId}.${place}`

/** Reads such a name; undefined for anything else, such as one that another program gave. */
export function readButtonKey(key: string | undefined): { messageId: number; place: number } | undefined {
  const found = /^([1-9]\d{0,14})\.(\d{1,3})$/.exec(key ?? '')
  return found ? { messageId: Number(found[1]), place: Number(found[2]) } : undefined
}
