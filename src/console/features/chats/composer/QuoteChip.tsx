import { type RefObject, useEffect } from 'react'
import { IconButton } from '../../../ui/Button.tsx'
import { QuoteLines } from '../panel/MessageContent.tsx'
import type { Channel, ChatQuote } from '../state/types.ts'

interface QuoteChipProps {
  quote: ChatQuote
  channel: Channel
  onRemove: () => void
  inputRef: RefObject<HTMLTextAreaElement | null>
}

/** The message that the draft answers to, above the field. */
export function QuoteChip({ quote, channel, onRemove, inputRef }: QuoteChipProps) {
  // Whoever chose it goes on writing; a draft that was only opened leaves the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another message is chosen
  useEffect(() => {
    if (document.activeElement?.closest('.thread')) inputRef.current?.focus()
  }, [quote.id])
  function remove(): void {
    onRemove()
    inputRef.current?.focus()
  }
  return (
    <div className="composer-quote">
      <div>
        <span className="sr-only">Respondes a: </span>
        <QuoteLines quote={quote} channel={channel} />
      </div>
      <IconButton icon="close" size={16} label="Quitar la cita (Esc)" onClick={remove} />
    </div>
  )
}
