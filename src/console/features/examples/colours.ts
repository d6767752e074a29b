const COLOURS = 8

/** The colour of an entity: by its place among the bot's entities, so that neighbours differ. */
export function colourOf(entities: readonly { id: number }[], id: number): string {
  const at = entities.findIndex((entity) => entity.id === id)
  return `tag-colour-${Math.max(0, at) % COLOURS}`
}
