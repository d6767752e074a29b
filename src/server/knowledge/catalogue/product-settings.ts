import type { components } from '../../../../generated/api.d.ts'

type Settings = Omit<components['schemas']['ProductSettings'], 'version'>

const DEFAULTS = {
  ...{ display: 'list', max_items: 5, show_stock: true, show_price: true, allow_quote: true, allow_order: false },
  ...{ ask_before_listing: [], notify_contacts: [] },
  ...{ no_results_response_id: null, out_of_stock_policy: 'show', handoff_area_id: null },
} as const satisfies Settings

/** Returns the settings of a product form, with the defaults of those that nobody set. */
export const productSettingsOf = (stored: Partial<Settings>) => ({ ...DEFAULTS, ...stored })
