const PREVIEW = /whatsapp|facebookexternalhit|telegrambot|slackbot|twitterbot|discordbot|linkedinbot|skypeuripreview/i

/** Whether a program that shows a preview of a link makes the request: nobody has seen the page yet. */
export const isLinkPreview = (userAgent: string): boolean => PREVIEW.test(userAgent)
