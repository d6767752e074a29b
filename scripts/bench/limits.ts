/** Bytes of JavaScript, as they are sent, that a page may load until it is usable. */
export const LIMITS = { login: 126_000, chats: 171_000 } as const
