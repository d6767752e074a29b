/** Returns the URL of the examples of an intent. */
export const intentExamplesUrl = (intentId: number): string => `/advanced/examples?intent_id=${intentId}`

/** Returns the URL of an example. */
export const exampleUrl = (id: number): string => `/advanced/examples?id=${id}`

/** URL of the examples that wait for review. */
export const PENDING_REVIEW_LINK = '/advanced/examples?state=pending_review'
