/** The page of the chats, which hears of them itself and where what was heard leads. */
export const CHATS = '/chats'
