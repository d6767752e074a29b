/** The examples of an intent, where more can be written. */
export const examplesOf = (intentId: number): string =>
  `/advanced/examples?filter=${encodeURIComponent(JSON.stringify({ intent_id: intentId }))}`

/** The example with this text. */
export const exampleWith = (text: string): string =>
  `/advanced/examples?filter=${encodeURIComponent(JSON.stringify({ text }))}`
