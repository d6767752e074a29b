import { lazyCell, lazyControl } from '../../../engine/fields/lazy.tsx'
import type { Overrides } from '../../../engine/override.ts'

const AskControl = lazyControl(async () => (await import('./AskControl.tsx')).AskControl)

/** /forms/products/synonyms: a proposal is added by a click. */
export const productSynonyms: Overrides['/forms/products/synonyms/{idForm}'] = {
  columns: { suggestions: lazyCell(async () => (await import('./synonyms/SuggestionsCell.tsx')).SuggestionsCell) },
}

/** What the settings of a product form have besides the generated screen. */
export const productSettings: Overrides['/forms/products/settings/{idForm}'] = {
  inputs: { ask_before_listing: AskControl },
}
