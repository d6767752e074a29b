const ADDRESS = /^[^\s@<>(),;:"\\]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])$/

/** Whether an address can be answered. */
export const isAddress = (text: string): boolean => ADDRESS.test(text)

/**
 * Returns the id of who a mail is from. Whoever names the address of somebody else as the one for answers is not them: their
 * mails have an own chat, whose answers go to the named address.
 * @param sentBy who sent the mail, if it is not whom the answers go to
 */
export const senderIdOf = (answerTo: string, sentBy?: string): string =>
  sentBy ? `${answerTo} (por ${sentBy})` : answerTo

/** Returns the address that answers in the chat of a {@link senderIdOf} go to. */
export const answersGoTo = (senderId: string): string => senderId.split(' ', 1)[0] ?? senderId
