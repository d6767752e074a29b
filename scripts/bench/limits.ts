/** Maximum bytes of JavaScript (brotli) that a page may load before it is usable. */
export const LIMITS = { login: 129_000, chats: 185_000 } as const
