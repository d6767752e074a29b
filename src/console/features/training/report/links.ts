/** The examples of an intent, where more can be written. */
export const examplesOf = (intentId: number): string => `/advanced/examples?intent_id=${intentId}`

/** One example, to be read and mended. */
export const exampleOf = (id: number): string => `/advanced/examples?id=${id}`

/** The examples that wait for somebody's decision. */
export const TO_REVIEW = '/advanced/examples?state=pending_review'
