import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { components } from '../../../../../generated/api.d.ts'
import { api, unwrap } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import { isBlank } from '../../../engine/blank.ts'
import { useBotId } from '../../../session/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { releaseObjectUrl } from '../../../ui/object-url.ts'
import { toast } from '../../../ui/toast.ts'

type BudgetSettings = components['schemas']['BudgetSettings']

/** Opens the PDF of a sample quotation with the values of the form, saved or not. */
export function SamplePdf() {
  const botId = useBotId()
  const { getValues } = useFormContext<BudgetSettings>()
  const [busy, setBusy] = useState(false)

  async function show(): Promise<void> {
    // Browsers only allow a new tab within the click.
    const tab = window.open('', '_blank')
    setBusy(true)
    try {
      const pdf = await unwrap(
        api.POST('/budgets/settings/preview/{bot}', {
          params: { path: { bot: botId } },
          body: filledIn({ ...getValues() }) as BudgetSettings,
          parseAs: 'blob',
        }),
      )
      const url = URL.createObjectURL(new Blob([pdf as Blob], { type: 'application/pdf' }))
      if (tab) tab.location.href = url
      else window.location.assign(url)
      releaseObjectUrl(url)
    } catch (error) {
      tab?.close()
      toast.error(messageOf(error, 'No pudimos mostrar la muestra. Inténtalo nuevamente.'))
    }
    setBusy(false)
  }

  return (
    <Button icon="eye" busy={busy} onClick={() => void show()}>
      Ver PDF de muestra
    </Button>
  )
}

/** Leaves out the values of empty inputs, as saving does. */
function filledIn(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept = Object.entries(values).filter(([, value]) => !isBlank(value))
  return Object.fromEntries(
    kept.map(([name, value]) => [
      name,
      value !== null && typeof value === 'object' && !Array.isArray(value) ? filledIn({ ...value }) : value,
    ]),
  )
}
