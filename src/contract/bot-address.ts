/** The query parameter of an address of the console that names the chatbot it is about. */
export const BOT_PARAMETER = 'bot'

/** Returns an address of the console that opens with a chatbot, whichever the person had open. */
export const withBot = (address: string, botId: number): string =>
  `${address}${address.includes('?') ? '&' : '?'}${BOT_PARAMETER}=${botId}`
