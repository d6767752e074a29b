import { Icon } from '../../../ui/Icon.tsx'

/** Telegram's own bot that creates bots. */
export function BotFatherLink() {
  return (
    <a className="wizard-link" href="https://t.me/BotFather" target="_blank" rel="noreferrer">
      @BotFather
      <Icon name="open-in-new" size={16} />
      <span className="sr-only"> (se abre en otra pestaña)</span>
    </a>
  )
}
