import list from './foreign-texts.json' with { type: 'json' }

/**
 * Messages that no small business answers, worded like those that it does: "¿hacen mudanzas a Uruguay?". Every
 * classifier learns that they are none of its intents, so that "¿hacen…?" alone is not understood as one.
 */
export const foreignTexts: readonly string[] = list.texts
