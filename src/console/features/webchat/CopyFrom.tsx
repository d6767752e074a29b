import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { api, unwrap } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { useSession } from '../../session/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { toast } from '../../ui/toast.ts'
import type { WebchatSettings } from './WebchatView.tsx'

/**
 * Copies style and parameters from another of the user's chatbots into the form, without saving. Title, images and
 * allowed domains are kept.
 */
export function CopyFrom() {
  const { bots, bot } = useSession()
  const { getValues, setValue } = useFormContext()
  const others = bots.filter(({ id }) => id !== bot?.id)
  const [chosen, setChosen] = useState('')
  const [busy, setBusy] = useState(false)
  if (others.length === 0) return null

  async function copy(): Promise<void> {
    setBusy(true)
    try {
      const params = { path: { bot: Number(chosen) } }
      const { style, parameters } = await unwrap(api.GET('/bots/webchat/settings/{bot}', { params }))
      const own = getValues() as Pick<WebchatSettings, 'style' | 'parameters'>
      const { avatar, title } = own.style
      const { launcher_icon } = own.parameters
      const next = { ...style, avatar, title }
      for (const [name, value] of Object.entries(next)) setValue(`style.${name}`, value, { shouldDirty: true })
      // Where the webchat is published is not part of the form.
      const { allowed_domains: _, hosted_page: _page, hosted_indexed: _listed, ...shown } = parameters
      for (const [name, value] of Object.entries({ ...shown, launcher_icon }))
        setValue(`parameters.${name}`, value, { shouldDirty: true })
      toast.info('Copiamos la configuración: guárdala para usarla.')
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <section className="webchat-copy">
      <h2>Copiar de otro chatbot</h2>
      <Select
        label="Chatbot"
        value={chosen}
        onChange={setChosen}
        options={[{ value: '', label: 'Elige uno' }, ...others.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <Button disabled={!chosen} busy={busy} onClick={() => void copy()}>
        Copiar
      </Button>
    </section>
  )
}
