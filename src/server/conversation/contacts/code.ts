/**
 * The code by which a contact is recognized when its row comes back: with its bot, so that the file of another bot names
 * no stranger. It begins with a letter, as a spreadsheet takes `3-12` for a day.
 */
export const contactCode = (botId: number, id: number): string => `C${botId}-${id}`

/** Returns the id in a code of this bot; undefined for any other text. */
export function idOfCode(botId: number, code: string): number | undefined {
  const [, bot, digits] = /^C?(\d{1,10})-(\d{1,10})$/i.exec(code.trim()) ?? []
  const id = Number(digits)
  return Number(bot) === botId && id > 0 && id <= 2_147_483_647 ? id : undefined
}
