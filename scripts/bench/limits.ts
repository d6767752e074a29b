/** Maximum bytes of JavaScript (brotli) that a page may load before it is usable. */
export const LIMITS = { login: 128_000, chats: 175_000 } as const
