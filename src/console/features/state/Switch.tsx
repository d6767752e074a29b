import { useId, useState } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import { BotSpecialStateOptions } from '../../../../generated/options.ts'
import type { Option } from '../../../contract/screen.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { SwitchDialog } from '../bots/switch/SwitchDialog.tsx'

type BotState = components['schemas']['BotState']

/** Shows whether the bot is on and switches it, after confirmation. */
export function Switch({ bot, state, onChange }: { bot: number; state: BotState; onChange: () => void }) {
  const id = useId()
  const [asking, setAsking] = useState(false)
  const on = state.botState === 'on'
  const options: readonly Option[] = BotSpecialStateOptions
  const shown = options.find(({ value }) => value === state.special_state)

  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>Chatbot</h2>
        <Badge tone={shown?.tone}>{shown?.label}</Badge>
      </div>
      <p className="soft state-gap">
        {on
          ? 'Contesta a quienes escriben por los canales conectados.'
          : 'No contesta: las conversaciones esperan a una persona.'}
      </p>
      {state.may_switch && (
        <Button icon="power" variant={on ? 'secondary' : 'primary'} onClick={() => setAsking(true)}>
          {on ? 'Apagar' : 'Encender'}
        </Button>
      )}
      <SwitchDialog bot={bot} on={on} open={asking} onClose={() => setAsking(false)} onChanged={onChange} />
    </section>
  )
}
