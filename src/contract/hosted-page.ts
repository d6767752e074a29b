/** Returns the public path of a bot's own page. */
export const hostedPath = (key: string): string => `/c/${key}`

/** Returns the public URL of a bot's own page. */
export const hostedUrl = (publicUrl: string, key: string): string => publicUrl.replace(/\/$/, '') + hostedPath(key)
