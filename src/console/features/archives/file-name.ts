/** Signs that a file name may not have on some system, and invisible ones. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu

/** Returns the file name of a chatbot's archive. */
export const fileNameOf = (bot: string): string => `${bot.replace(UNSAFE, ' ').trim() || 'chatbot'}.zip`
