import type { components } from '../../../../../generated/api.d.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { checkIds } from '../../../foundation/resource/references.ts'
import { invalidProblem } from '../../../foundation/resource/refuse.ts'
import { hasValues } from '../../../foundation/resource/unchanged.ts'
import { characteristicsOf } from '../../catalogue/known.ts'
import { productSettingsOf } from '../../catalogue/product-settings.ts'
import { changeProductForm, productForm } from './form-settings.ts'

type Settings = components['schemas']['ProductSettings']

/** Returns how the bot shows the products of a form. */
export const productSettings = async (scope: Scope): Promise<Settings> => shown(await productForm(scope))

function shown({ settings, version }: Awaited<ReturnType<typeof productForm>>): Settings {
  const { order: _order, feed: _feed, ...stored } = settings
  return { ...productSettingsOf(stored), version }
}

/** Changes how the bot shows the products of a form. */
export const changeProductSettings = (scope: Scope, { version, ...given }: Settings): Promise<Settings> =>
  changeProductForm(scope, version, {
    show: async (form) => shown(form),
    change: async (form) => {
      await checkSettings(scope, given)
      const { version: _, ...before } = shown(form)
      return hasValues(before, given) ? undefined : { ...form.settings, ...before, ...given }
    },
    facts: (form) => {
      const { version: _, ...facts } = shown(form)
      return facts
    },
  })

async function checkSettings(scope: Scope, given: Settings): Promise<void> {
  const known = (await characteristicsOf(scope)).map(({ id }) => id)
  if (given.ask_before_listing?.some((id) => !known.includes(id)))
    throw invalidProblem('ask_before_listing', 'Elegiste una característica que ya no existe. Quítala.')
  await checkIds(scope, 'secondary_response', [given.no_results_response_id], {
    ...{ field: 'no_results_response_id', text: 'Esa respuesta ya no existe. Elige otra.' },
  })
  await checkIds(scope, 'area', [given.handoff_area_id], {
    ...{ field: 'handoff_area_id', text: 'Esa área ya no existe. Elige otra.' },
  })
  await checkIds(scope, 'contact', given.notify_contacts ?? [], {
    ...{ field: 'notify_contacts', text: 'Elegiste un contacto que ya no existe. Quítalo.' },
  })
}
