import { AvailabilityMenu } from '../../../availability/AvailabilityMenu.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useChatsContext, useInbox } from '../context.ts'

/** Whether the chatbot answers, which some people switch here, and whether the signed-in person attends. */
export function ListStatus() {
  const { botId, open } = useChatsContext()
  const bot = useInbox(({ state }) => state.bot)
  const text = bot?.botState === 'off' ? 'Chatbot apagado' : 'Chatbot encendido'
  const look = classes('bot-state', bot?.botState === 'off' && 'bot-state-off')
  return (
    <div className="list-status">
      {bot &&
        (bot.may_switch ? (
          <button
            type="button"
            className={look}
            title={bot.botState === 'off' ? 'Encender el chatbot' : 'Apagar el chatbot'}
            onClick={() => open({ name: 'bot' })}
          >
            <Icon name="power" size={16} />
            <span>{text}</span>
          </button>
        ) : (
          <span className={look}>
            <Icon name="robot" size={16} />
            <span>{text}</span>
          </span>
        ))}
      <AvailabilityMenu botId={botId} />
    </div>
  )
}
