/** Whether a bot has a page of its own: unless its settings of the webchat say otherwise. */
export const isHosted = ({ hosted_page = true }: { hosted_page?: boolean } = {}): boolean => hosted_page

/** Returns the public path of a bot's own page. */
export const hostedPath = (key: string): string => `/c/${key}`

/** Returns the public URL of a bot's own page. */
export const hostedUrl = (publicUrl: string, key: string): string => publicUrl.replace(/\/$/, '') + hostedPath(key)
