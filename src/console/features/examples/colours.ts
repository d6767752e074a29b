const COLOURS = 8

/** Returns the CSS class of an entity's colour, by its position among the bot's entities so that neighbours differ. */
export function colourOf(entities: readonly { id: number }[], id: number): string {
  const at = entities.findIndex((entity) => entity.id === id)
  return `tag-colour-${Math.max(0, at) % COLOURS}`
}
