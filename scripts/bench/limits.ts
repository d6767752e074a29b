/** Maximum bytes of JavaScript (brotli) that a page may load before it is usable. */
export const LIMITS = { login: 127_000, chats: 171_000 } as const
